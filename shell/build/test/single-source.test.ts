import { describe, expect, it } from 'vitest';
import { bookingTypeChecks } from '../src/single-source/booking-types';
import { brandColours, ownColours } from '../src/single-source/colours';
import { readSources, remoteFolders } from '../src/single-source/read-sources';
import { findCopies } from '../src/single-source/rule';
import { shopPaths } from '../src/single-source/shop-paths';
import { stripeNames } from '../src/single-source/stripe-names';

const files = [...readSources(['api', 'shell', 'shared-ui', ...remoteFolders()])];

describe('paths of the shop', () => {
  const rule = shopPaths();

  it('are spelled in the table of links only', () => {
    expect(findCopies(files, rule)).toEqual([]);
    expect(files.filter(({ path }) => rule.within.test(path)).length).toBeGreaterThan(1000);
  });

  it.each([
    ['api/src/domains/orders/mail.ts', "const url = '/user/invoices';"],
    ['api/src/domains/orders/mail.ts', 'const url = origin + `/checkout/confirmation`;'],
    ['shell/server/document.ts', 'const target = "/products/" + slug;'],
    ['mf-cart/src/pages/cart/index.tsx', '<a href="/browse/vitamins">Vitamins</a>'],
    ['shared-ui/src/platform/session.ts', "if (path === '/cart') return;"],
  ])('are refused in %s: %s', (path, text) => {
    expect(findCopies([{ path, text }], rule)).toEqual([
      expect.stringMatching(
        new RegExp(`^${path}:1 .*shop-paths: .*add a path that is missing to api/contract`),
      ),
    ]);
  });

  it.each([
    ['api/contract/src/links/pages.ts', "export const cart = () => '/cart';"],
    ['mf-cart/src/pages/cart/cart.test.tsx', "visit('/cart');"],
    ['mf-cart/src/index.ts', "import { cart } from './cart';"],
    ['mf-cart/src/index.ts', "fetch('/api/cart');"],
    ['mf-cart/src/index.ts', '/** `/browse/*path` takes the rest. */'],
  ])('are no matter in %s: %s', (path, text) => {
    expect(findCopies([{ path, text }], rule)).toEqual([]);
  });
});

describe('colours', () => {
  it('of the brand are tokens everywhere', () => {
    expect(findCopies(files, brandColours)).toEqual([]);
    expect(findCopies(files, ownColours)).toEqual([]);
  });

  it.each([
    ['api/src/domains/mail/templates/layout.ts', "const BUTTON = 'background:#0b5d4e';"],
    ['shell/server/document.ts', '<meta name="theme-color" content="#083F36">'],
    ['mf-journey/src/features/program/components/HeroPicture.tsx', '<circle fill="#C9E265" />'],
    ['mf-cart/src/pages/cart/cart.module.css', '    background: #ffffff;'],
  ])('are refused in %s: %s', (path, text) => {
    expect(findCopies([{ path, text }], brandColours)).toEqual([
      expect.stringMatching(/brand-colours: .*stand in api\/contract\/src\/brand\/colours\.ts$/),
    ]);
  });

  it('without a name are refused, except where a picture mixes its own', () => {
    const text = '    color: #1d5c45;';
    expect(findCopies([{ path: 'mf-cart/src/pages/cart/cart.module.css', text }], ownColours)).toHaveLength(
      1,
    );
    const picture = 'mf-journey/src/features/program/components/HeroPicture.tsx';
    expect(findCopies([{ path: picture, text }], ownColours)).toEqual([]);
    const anchor = '<a href="#Returns">It&#39;s here</a>';
    expect(findCopies([{ path: 'mf-cart/src/index.tsx', text: anchor }], ownColours)).toEqual([]);
  });
});

describe('booking types', () => {
  it('differ by the columns of their table', () => {
    expect(findCopies(files, bookingTypeChecks)).toEqual([]);
  });

  it.each([
    "if (input.booking_type === 'CovidAntiviral') return;",
    "if (type !== 'OnlineScripts') return null;",
    "    case 'MedcertsCarer':",
  ])('are not asked for by name: %s', (text) => {
    const path = 'api/src/domains/telehealth/bookings/read-input.ts';
    expect(findCopies([{ path, text }], bookingTypeChecks)).toEqual([
      expect.stringMatching(/booking-types: .*telehealth\/booking-types\.ts a field that says what differs/),
    ]);
  });
});

describe('names of one gateway', () => {
  it('stay where the schema, a stored field or a setting has them', () => {
    expect(findCopies(files, stripeNames)).toEqual([]);
  });

  it.each([
    ['api/src/domains/orders/refunds.ts', 'await refund(order.stripe_source_id);'],
    ['mf-cart/src/pages/cart/index.tsx', 'const stripeToken = useToken();'],
  ])('are refused in %s: %s', (path, text) => {
    expect(findCopies([{ path, text }], stripeNames)).toEqual([
      expect.stringMatching(/stripe-names: .*pass it on as `sourceId`$/),
    ]);
  });
});
