import type { Page } from '@playwright/test';
import { main } from '../../support/landmarks';
import { addProduct, cartButton } from '../../support/steps/cart';
import { payWith } from '../../support/steps/checkout';
import { expect, test } from '../../support/test';

/** A place in Queensland, more than 100 km from every pharmacy. */
const CHEEPIE = '4475';

/** Opens the checkout as a guest, up to the choice of a pharmacy. */
async function openCollection(page: Page): Promise<void> {
  await addProduct(page);
  await cartButton(page).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
  await main(page).getByLabel('E-mail').fill('col@example.com');
  await main(page).getByLabel('First name').fill('Col');
  await main(page).getByLabel('Last name').fill('Lector');
  await main(page).getByRole('button', { name: 'Continue to delivery' }).click();
  await main(page).getByText('Click and collect').click();
}

/** Changes the place of the delivery by keyboard; the focus is back at its button. */
async function changePlace(page: Page, postcode: string): Promise<void> {
  const change = main(page).getByRole('button', { name: 'Change the place' });
  await change.press('Enter');
  const field = main(page).getByRole('combobox', { name: 'Suburb or postcode' });
  await field.fill(postcode);
  await expect(page.getByRole('option').first()).toContainText(postcode);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(main(page)).toContainText(new RegExp(`[A-Z]{2,3} ${postcode}`));
  await expect(change).toBeFocused();
}

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('only a pharmacy near the place is collected from; where there is none, the checkout says so', async ({
      page,
      quietConsole: _quiet,
    }) => {
      const pharmacies = main(page).getByRole('radio', { name: /Pharmacy/ });
      const onwards = main(page).getByRole('button', { name: 'Continue to payment' });
      const none = main(page).getByText(/No pharmacy to collect from is near this place/);
      await openCollection(page);
      await expect(pharmacies.first()).toBeChecked();
      await changePlace(page, CHEEPIE);
      await expect(none).toBeVisible();
      await expect(onwards).toBeHidden();

      // The choice that the cart has stays, by its name, until another is made.
      await page.reload();
      await expect(main(page)).toContainText(/Collect from Saltbush Pharmacy/);
      await main(page).getByRole('button', { name: 'Edit delivery' }).click();
      await expect(none).toBeVisible();

      await changePlace(page, '3000');
      await expect(pharmacies.first()).not.toBeChecked();
      await onwards.click();
      await expect(main(page).getByText('Please choose a pharmacy to collect from').first()).toBeVisible();
      const radio = page.getByRole('radio', { name: /Pharmacy/ });
      const option = main(page).getByRole('listitem').filter({ has: radio }).first();
      await expect(option).toContainText(/Open until|Opens|Public holiday/);
      await option.locator('summary').press('Enter');
      await expect(option.getByText('Monday to Friday')).toBeVisible();
      await pharmacies.first().check();
      const street = await option.getByText(/ [A-Z]{2,3} \d{4}$/).textContent();
      await onwards.click();
      await payWith(page, '4242 4242 4242 4242');
      await main(page)
        .getByRole('button', { name: /^Place order/ })
        .click();

      // Who has paid is told where to go, and when.
      const where = main(page).getByRole('region', { name: 'Collect from' });
      await expect(where.locator('address')).toContainText(String(street).slice(-4));
      await expect(where.getByText('Monday to Friday')).toBeVisible();
    });
  });
}
