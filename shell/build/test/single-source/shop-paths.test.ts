import { describe, expect, it } from 'vitest';
import { findCopies } from '../../src/single-source/rule';
import { shopPaths } from '../../src/single-source/shop-paths';
import { files } from './files';

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
