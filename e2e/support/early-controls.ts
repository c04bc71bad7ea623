import type { Page } from '@playwright/test';
import type { EarlyAction } from './act-when-painted';
import { PRODUCT } from './visit';

export interface EarlyControl {
  path: string;
  action: EarlyAction;
  /** Only painted on a phone. */
  isOnPhones?: boolean;
  /** How often the action has taken effect. */
  effects: (page: Page, operations: readonly string[]) => Promise<number>;
}

const LISTING = '/browse/vitamins-supplements';

const added: EarlyControl['effects'] = async (_page, operations) =>
  operations.filter((name) => name === 'CartAddItem').length;
const counted =
  (css: string): EarlyControl['effects'] =>
  (page) =>
    page.locator(css).count();
const atAddress =
  (pattern: RegExp): EarlyControl['effects'] =>
  async (page) =>
    pattern.test(page.url()) ? 1 : 0;
const quantity = (page: Page) => page.locator('main input[aria-label="Quantity"]').inputValue();

/** Every kind of control of the main job that is in a page's server markup. */
export const EARLY_CONTROLS: Record<string, EarlyControl> = {
  'Add to Cart on the product page': {
    path: PRODUCT,
    action: { css: 'main button[data-status]', text: 'Add to Cart' },
    effects: added,
  },
  'Add to cart in a listing': {
    path: LISTING,
    action: { css: 'main article button', text: 'Add to cart' },
    effects: added,
  },
  'Add to cart on the home page, twice': {
    path: '/',
    action: { css: 'main article button', text: 'Add to cart', clicks: 2 },
    effects: added,
  },
  'the quantity stepper, twice': {
    path: PRODUCT,
    action: { css: 'main button[aria-label="Increase quantity"]', clicks: 2 },
    effects: async (page) => (Number(await quantity(page)) - 1) / 2,
  },
  'a typed quantity': {
    path: PRODUCT,
    action: { css: 'main input[aria-label="Quantity"]', type: '4', leave: true },
    effects: async (page) => ((await quantity(page)) === '4' ? 1 : 0),
  },
  AutoDelivery: {
    path: PRODUCT,
    action: { css: 'main input[name="purchase-type"]', index: 1 },
    effects: async (page) =>
      Number(await page.locator('main input[name="purchase-type"]').nth(1).isChecked()),
  },
  'the next picture': {
    path: PRODUCT,
    action: { css: 'main button[aria-label="Next picture"]' },
    effects: counted('main button[aria-label^="Show picture 2"][aria-current="true"]'),
  },
  'a size': {
    path: PRODUCT,
    action: { css: 'main a[href*="60-capsules"]' },
    effects: atAddress(/60-capsules$/),
  },
  'a section of the details': {
    path: PRODUCT,
    action: { css: 'main details#ingredients summary' },
    effects: counted('main details#ingredients[open]'),
  },
  'a search': {
    path: '/',
    action: { css: 'header input[type="search"]', type: 'vitamin', submit: true },
    effects: atAddress(/\/search-results\?query=vitamin$/),
  },
  'search suggestions': {
    path: '/',
    action: { css: 'header input[type="search"]', type: 'vitamin' },
    effects: counted('#search-panel:has([role="option"])'),
  },
  'a filter': {
    path: LISTING,
    action: { css: 'main input[type="checkbox"]' },
    effects: async (page) => (new URL(page.url()).search ? 1 : 0),
  },
  'the sort order': {
    path: LISTING,
    action: { css: 'main select', choose: 1 },
    effects: atAddress(/[?&]sort/),
  },
  'the filters on a phone': {
    path: LISTING,
    isOnPhones: true,
    action: { css: 'main button', text: 'Filter' },
    effects: (page) => page.getByRole('dialog').count(),
  },
  'the menu on a phone': {
    path: '/',
    isOnPhones: true,
    action: { css: 'header a[aria-label="Browse"]' },
    // Before hydration it is a link to the departments in the footer.
    effects: async (page) =>
      (await page.getByRole('dialog').count()) || Number(page.url().endsWith('#footer')),
  },
  'page 2': {
    path: LISTING,
    action: { css: 'main nav[aria-label="Pages of this list"] a', text: '2' },
    effects: atAddress(/[?&]page=2/),
  },
  'a department': {
    path: '/',
    action: { css: 'header nav[aria-label="Shop"] a' },
    effects: async (page) =>
      (await page.locator('#mega-menu').count()) || (new URL(page.url()).pathname === '/' ? 0 : 1),
  },
  'the cart': {
    path: '/',
    action: { css: 'header a[href="/cart"]' },
    effects: async (page) =>
      (await page.getByRole('dialog').count()) || (new URL(page.url()).pathname === '/cart' ? 1 : 0),
  },
  'the delivery location': {
    path: '/',
    action: { css: 'header button[aria-haspopup="dialog"]' },
    effects: (page) => page.getByRole('dialog').count(),
  },
  'pausing announcements': {
    path: '/',
    action: { css: 'header button[aria-label="Pause announcements"]' },
    effects: async (page) => 1 - (await page.locator('button[aria-label="Pause announcements"]').count()),
  },
};
