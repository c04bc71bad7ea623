import type { Page } from '@playwright/test';
import { PRODUCT } from '../paths';
import { added, atAddress, counted, type EarlyControl } from './effects';

const quantity = (page: Page) => page.locator('main input[aria-label="Quantity"]').inputValue();

/** Kinds of controls in the server markup of a product page. */
export const PRODUCT_CONTROLS: Record<string, EarlyControl> = {
  'Add to Cart on the product page': {
    path: PRODUCT,
    action: { css: 'main button[data-status]', text: 'Add to Cart' },
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
};
