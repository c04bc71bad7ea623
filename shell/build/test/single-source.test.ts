import { colours } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { bookingTypeChecks } from '../src/single-source/booking-types';
import { brandColours, untokenisedColours } from '../src/single-source/colours';
import { cookieAttributes } from '../src/single-source/cookies';
import { inlineStyles } from '../src/single-source/inline-styles';
import { readSources, remoteFolders } from '../src/single-source/read-sources';
import { findCopies } from '../src/single-source/rule';
import { servedFiles } from '../src/single-source/served-files';
import { shopPaths } from '../src/single-source/shop-paths';
import { trustedSinks } from '../src/single-source/sinks';
import { stripeNames } from '../src/single-source/stripe-names';

const files = [...readSources(['api', 'shell', 'shared-ui', ...remoteFolders()])];

describe('shop paths', () => {
  const rule = shopPaths();

  it('are written in the table of links only', () => {
    expect(findCopies(files, rule)).toEqual([]);
    expect(files.filter(({ path }) => rule.within.test(path)).length).toBeGreaterThan(1000);
  });

  it.each([
    ['api/src/domains/orders/mail.ts', "const url = '/user/invoices';"],
    ['api/src/domains/orders/mail.ts', 'const url = origin + `/checkout/confirmation`;'],
    ['shell/server/documents/document.ts', 'const target = "/products/" + slug;'],
    ['mf-cart/src/pages/cart/index.tsx', '<a href="/browse/vitamins">Vitamins</a>'],
    ['shared-ui/src/platform/session/session.ts', "if (path === '/cart') return;"],
  ])('are reported in %s: %s', (path, text) => {
    expect(findCopies([{ path, text }], rule)).toEqual([
      expect.stringMatching(new RegExp(`^${path}:1 .*shop-paths: .*add missing paths to api/contract`)),
    ]);
  });

  it.each([
    ['api/contract/src/links/pages.ts', "export const cart = () => '/cart';"],
    ['mf-cart/src/pages/cart/cart.test.tsx', "visit('/cart');"],
    ['mf-cart/src/index.ts', "import { cart } from './cart';"],
    ['mf-cart/src/index.ts', "fetch('/api/cart');"],
    ['mf-cart/src/index.ts', '/** `/browse/*path` takes the rest. */'],
  ])('are allowed in %s: %s', (path, text) => {
    expect(findCopies([{ path, text }], rule)).toEqual([]);
  });
});

describe('colours', () => {
  it('are tokens everywhere', () => {
    expect(findCopies(files, brandColours)).toEqual([]);
    expect(findCopies(files, untokenisedColours)).toEqual([]);
  });

  it.each([
    ['api/src/domains/mail/templates/layout.ts', `const BUTTON = 'background:${colours.brand}';`],
    ['shell/server/documents/document.ts', '<meta name="theme-color" content="#083F36">'],
    ['mf-journey/src/features/program/components/HeroPicture.tsx', '<circle fill="#C9E265" />'],
    ['mf-cart/src/pages/cart/cart.module.css', '    background: #ffffff;'],
    ['api/seed/pictures/icons.ts', "const STYLE = '<style>svg{stroke:#0b5d4e}</style>';"],
  ])('of the brand are reported in %s: %s', (path, text) => {
    expect(findCopies([{ path, text }], brandColours)).toEqual([
      expect.stringMatching(/brand-colours: .*defined in api\/contract\/src\/brand\/colours\.ts$/),
    ]);
  });

  it('without a token are reported, except in illustrations', () => {
    const text = '    color: #1d5c45;';
    expect(
      findCopies([{ path: 'mf-cart/src/pages/cart/cart.module.css', text }], untokenisedColours),
    ).toHaveLength(1);
    const picture = 'mf-journey/src/features/program/components/HeroPicture.tsx';
    expect(findCopies([{ path: picture, text }], untokenisedColours)).toEqual([]);
    const anchor = '<a href="#Returns">It&#39;s here</a>';
    expect(findCopies([{ path: 'mf-cart/src/index.tsx', text: anchor }], untokenisedColours)).toEqual([]);
  });
});

describe('booking types', () => {
  it('differ by the fields of their table only', () => {
    expect(findCopies(files, bookingTypeChecks)).toEqual([]);
  });

  it.each([
    "if (input.booking_type === 'CovidAntiviral') return;",
    "if (type !== 'OnlineScripts') return null;",
    "    case 'MedcertsCarer':",
  ])('are reported if compared by name: %s', (text) => {
    const path = 'api/src/domains/telehealth/bookings/read-input.ts';
    expect(findCopies([{ path, text }], bookingTypeChecks)).toEqual([
      expect.stringMatching(
        /booking-types: .*add a field for the difference .*telehealth\/booking-types\.ts/,
      ),
    ]);
  });
});

describe('gateway names', () => {
  it('appear only at the boundary: schema, stored fields and settings', () => {
    expect(findCopies(files, stripeNames)).toEqual([]);
  });

  it.each([
    ['api/src/domains/orders/refunds.ts', 'await refund(order.stripe_source_id);'],
    ['mf-cart/src/pages/cart/index.tsx', 'const stripeToken = useToken();'],
  ])('are reported in %s: %s', (path, text) => {
    expect(findCopies([{ path, text }], stripeNames)).toEqual([
      expect.stringMatching(/stripe-names: .*pass it on as `sourceId`$/),
    ]);
  });
});

describe('files', () => {
  it('are served from lists of public files only', () => {
    expect(findCopies(files, servedFiles)).toEqual([]);
  });

  it.each([
    ['shell/server/app.ts', "import sirv from 'sirv';"],
    ['shell/server/app.ts', "app.use('/fonts', express.static(folder));"],
    ['api/src/domains/orders/routes.ts', 'response.sendFile(request.params.name, { root });'],
    ['api/src/server/media-routes.ts', 'createReadStream(join(folder, request.path)).pipe(response);'],
  ])('are reported in %s if served from the disk: %s', (path, text) => {
    expect(findCopies([{ path, text }], servedFiles)).toEqual([
      expect.stringMatching(/served-files: .*shell\/server\/files\/file-lists\.ts/),
    ]);
  });
});

describe('cookies', () => {
  it('get their attributes from one function', () => {
    expect(findCopies(files, cookieAttributes)).toEqual([]);
  });

  it.each([
    ['shell/server/visitor.ts', "response.cookie('visitor', id, { maxAge: 1 });"],
    ['api/src/domains/rewards/routes.ts', "response.append('Set-Cookie', 'card=' + id);"],
    ['api/src/identity/browser-cookie.ts', "const header = name + '=1; Path=/; HttpOnly';"],
    ['mf-journey/src/index.ts', "document.cookie = 'answers=1';"],
  ])('are reported in %s if written by hand: %s', (path, text) => {
    expect(findCopies([{ path, text }], cookieAttributes)).toEqual([
      expect.stringMatching(/cookie-attributes: .*`cookieText` of @saltbush\/contract\/http/),
    ]);
  });
});

describe('scripts and HTML', () => {
  it('are made from text in one place', () => {
    expect(findCopies(files, trustedSinks)).toEqual([]);
  });

  it.each([
    ['mf-catalog/src/pages/product/index.tsx', '<div dangerouslySetInnerHTML={{ __html: text }} />'],
    ['shared-ui/src/design/components/RichText/RichText.tsx', 'element.innerHTML = text;'],
    ['shell/src/remotes.ts', "const script = document.createElement('script');"],
    ['mf-cart/src/index.ts', "trustedTypes.createPolicy('default', rules);"],
  ])('are reported in %s: %s', (path, text) => {
    expect(findCopies([{ path, text }], trustedSinks)).toEqual([
      expect.stringMatching(/trusted-sinks: .*`parseHtml` of shared-ui\/src\/html/),
    ]);
  });
});

describe('styles', () => {
  it('are in style sheets', () => {
    expect(findCopies(files, inlineStyles)).toEqual([]);
  });

  it.each([
    ['mf-cart/src/pages/cart/index.tsx', '<div style={{ gap: 4 }} />'],
    ['shared-ui/src/design/components/Text/Text.tsx', '    const look: CSSProperties = { width };'],
    ['mf-catalog/src/features/home/components/Hero.tsx', "createElement('div', { style: { width } })"],
    ['shell/server/documents/document.ts', 'return `<div style="color:red">`;'],
    ['shell/src/reveal.ts', "element.setAttribute('style', 'display:none');"],
  ])('are reported in %s if in an attribute: %s', (path, text) => {
    expect(findCopies([{ path, text }], inlineStyles)).toEqual([
      expect.stringMatching(/inline-styles: .*style-src-attr.*use a class of the CSS module/),
    ]);
  });

  it.each([
    ['shell/server/failure-page.ts', '<style nonce="x">body{margin:0}</style>'],
    [
      'mf-header/src/features/account/components/AccountMenuPanel.tsx',
      "panel.style.setProperty('max-height', '1px');",
    ],
    ['mf-cart/src/pages/cart/index.tsx', "new Intl.NumberFormat('en-AU', { style: 'currency' })"],
  ])('may be written in %s as %s', (path, text) => {
    expect(findCopies([{ path, text }], inlineStyles)).toEqual([]);
  });
});
