import type { Locator } from '@playwright/test';
import { signInAsNewCustomer } from '../../support/accounts';
import { main } from '../../support/landmarks';
import { cartButton } from '../../support/steps/cart';
import { PRESCRIPTION_PRODUCT, prescriptionLine, purchaseButton } from '../../support/steps/prescription';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

async function fillPatient(form: Locator): Promise<void> {
  await form.getByLabel('First name').fill('Iris');
  await form.getByLabel('Last name').fill('Moreau');
  await form.getByLabel('Day').fill('18');
  await form.getByLabel('Month').fill('4');
  await form.getByLabel('Year').fill('1987');
  await form.getByRole('radio', { name: 'Female' }).check({ force: true });
  await form.getByLabel('Phone').fill('0412 345 678');
  await form.getByLabel('Street address').fill('12 Crown Street');
  await form.getByRole('combobox', { name: 'Find a suburb or postcode' }).fill('surry');
  await form.getByRole('option', { name: /Surry Hills, 2010/ }).click();
  await form.getByLabel(/^Allergies/).fill('Penicillin');
  await form.getByLabel('Medicare number').fill('6951 44960 1');
  await form.getByLabel('Reference number').fill('1');
  await form.getByLabel('Expiry').fill('01/2040');
}

test('a new shopper adds a patient on the product page and buys with a paper script [1-09 2.10-20 2.18-03]', async ({
  page,
  quietConsole: _quiet,
}) => {
  await signInAsNewCustomer(page, { firstName: 'Iris', lastName: 'Moreau' });
  await visit(page, PRESCRIPTION_PRODUCT);
  await main(page)
    .getByRole('radio', { name: /^Paper script/ })
    .check();
  await purchaseButton(page, 'Add a patient').click();
  const sheet = page.getByRole('dialog', { name: 'Add a patient' });
  await fillPatient(sheet);
  await sheet.getByRole('button', { name: 'Save patient' }).click();
  await expect(sheet).toBeHidden();
  await expect(main(page).getByRole('radio', { name: 'Iris Moreau' })).toBeChecked();
  await purchaseButton(page, 'Save patient and continue').click();
  await purchaseButton(page, 'Add to Cart').click();
  await expect(cartButton(page, 1)).toBeVisible();
  await visit(page, '/cart');
  await expect(prescriptionLine(page)).toContainText('For Iris Moreau');
  await expect(prescriptionLine(page)).toContainText('Paper script');

  // The account now has the patient: it can be edited and deleted, and the line then asks for a patient again.
  await visit(page, '/user/patients');
  const card = main(page).getByRole('article', { name: 'Iris Moreau' });
  await expect(card).toContainText('•••• 9601');
  await card.getByRole('button', { name: 'Edit Iris Moreau' }).click();
  await main(page)
    .getByLabel(/^Current medication/)
    .fill('Perindopril 5 mg');
  await main(page).getByRole('button', { name: 'Save patient' }).click();
  await expect(card).toContainText('Perindopril 5 mg');
  await card.getByRole('button', { name: 'Delete Iris Moreau' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete patient' }).click();
  await expect(main(page).getByRole('heading', { name: 'No patients yet' })).toBeVisible();
  await visit(page, '/cart');
  await expect(prescriptionLine(page)).not.toContainText('For Iris Moreau');
});
