import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { KNOWN } from '../../api/seed/known';
import { choose, enterDocument, expectFocusKept, press, type } from '../support/keyboard';
import { expect, shopOrigin, test } from '../support/test';
import { signInAsPriya, visit } from '../support/visit';

const PRODUCT = `/products/${KNOWN.prescription}`;
const NAME = /Atorvastatin 20mg 30 Tablets/;
/** The sample exchange accepts this token; it belongs to no real script. */
const TOKEN = '1SALTBUSHSCRIPT001';

const main = (page: Page) => page.getByRole('main');
const action = (page: Page, name: string): Locator =>
  main(page).getByRole('button', { name, exact: true }).first();
const line = (page: Page): Locator =>
  page.getByRole('list', { name: 'Prescription' }).getByRole('listitem').filter({ hasText: NAME }).first();

/** Creates an account and signs in. */
async function signUp(page: Page): Promise<void> {
  const account = { email: `iris-${randomUUID()}@example.com`, password: 'Wattle-Grove8!' };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers: { origin: shopOrigin() }, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await post('/api/auth/signup', { ...account, firstName: 'Iris', lastName: 'Moreau', cart: null });
  await post('/api/auth/login', { ...account, cart: null });
}

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

test('an e-script is added to the cart with its patient, by keyboard [1-08 2.10-19 2.15-11 2.15-12 4.c-02]', async ({
  page,
  quietConsole: _quiet,
}) => {
  await signInAsPriya(page);
  await enterDocument(page, () => page.goto(PRODUCT));
  await choose(page, main(page).getByRole('radio', { name: /^I don’t have a script/ }));
  await choose(page, main(page).getByRole('radio', { name: /^E-script/ }));
  await press(page, action(page, 'Save patient and continue'));
  await expect(main(page).getByText('Please answer the following to purchase.')).toBeInViewport();
  const patients = main(page).locator('[type="radio"][name="patient"]');
  await expect(patients.first()).toBeFocused();

  await choose(page, main(page).getByRole('radio', { name: /^Priya/ }));
  await type(page, main(page).getByLabel('E-prescription token'), TOKEN.toLowerCase());
  await press(page, action(page, 'Save patient and continue'));
  await expect(main(page).getByText(/^For Priya/)).toBeVisible();
  await expectFocusKept(page);
  await press(page, action(page, 'Add to Cart'));
  await expect(action(page, 'Added to Cart')).toBeVisible();
  expect(page.url()).not.toContain(TOKEN);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    TOKEN,
  );

  await page.goto('/cart');
  await expect(line(page)).toContainText('For Priya');
  await expect(line(page)).toContainText('T001');
  await expect(main(page)).not.toContainText(TOKEN);
  await line(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(line(page)).toHaveCount(0);
});

test('a new shopper adds a patient on the product page and buys with a paper script [1-09 2.10-20 2.18-03]', async ({
  page,
  quietConsole: _quiet,
}) => {
  await signUp(page);
  await visit(page, PRODUCT);
  await main(page)
    .getByRole('radio', { name: /^Paper script/ })
    .check();
  await action(page, 'Add a patient').click();
  const sheet = page.getByRole('dialog', { name: 'Add a patient' });
  await fillPatient(sheet);
  await sheet.getByRole('button', { name: 'Save patient' }).click();
  await expect(sheet).toBeHidden();
  await expect(main(page).getByRole('radio', { name: 'Iris Moreau' })).toBeChecked();
  await action(page, 'Save patient and continue').click();
  await action(page, 'Add to Cart').click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, 1 item,/ })).toBeVisible();
  await visit(page, '/cart');
  await expect(line(page)).toContainText('For Iris Moreau');
  await expect(line(page)).toContainText('Paper script');

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
  await expect(line(page)).not.toContainText('For Iris Moreau');
});
