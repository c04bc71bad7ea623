import { added, atAddress, counted, type EarlyControl } from './effects';

/** Kinds of controls in the server markup of the home page, most of them in its header. */
export const HOME_CONTROLS: Record<string, EarlyControl> = {
  'Add to cart on the home page, twice': {
    path: '/',
    action: { css: 'main article button', text: 'Add to cart', clicks: 2 },
    effects: added,
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
  'the menu on a phone': {
    path: '/',
    isOnPhones: true,
    action: { css: 'header a[aria-label="Browse"]' },
    // Before hydration it is a link to the departments in the footer.
    effects: async (page) =>
      (await page.getByRole('dialog').count()) || Number(page.url().endsWith('#footer')),
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
