import { expect, type Locator, type Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { main } from '../landmarks';
import { visit } from '../visit';

/** Opens a product page and chooses to buy it again and again. */
export async function chooseAutoDelivery(page: Page): Promise<void> {
  await visit(page, `/products/${KNOWN.magnesiumSmall}`);
  const oneTime = main(page).getByRole('radio', { name: /^One-time purchase/ });
  await expect(oneTime).toBeChecked();
  await main(page)
    .getByRole('radio', { name: /^AutoDelivery/ })
    .check();
}

/** The button that adds the chosen product to an AutoDelivery. */
export const addToAutoDeliveryButton = (page: Page): Locator =>
  main(page).getByRole('button', { name: 'Add to AutoDelivery' }).first();

/** The product was added. */
export const expectAddedToAutoDelivery = (page: Page): Promise<void> =>
  expect(main(page).getByRole('button', { name: 'Added to AutoDelivery' }).first()).toBeVisible();
