import { signInAsPriya } from '../../support/accounts';
import { enterDocument } from '../../support/keyboard/arrival';
import { expectFocusKept } from '../../support/keyboard/focus';
import { choose, press, type } from '../../support/keyboard/keys';
import { main } from '../../support/landmarks';
import { PRESCRIPTION_PRODUCT, prescriptionLine, purchaseButton } from '../../support/steps/prescription';
import { expect, test } from '../../support/test';

/** The sample exchange accepts this token; it belongs to no real script. */
const TOKEN = '1SALTBUSHSCRIPT001';

test('an e-script is added to the cart with its patient, by keyboard [1-08 1-18 2.10-19 2.15-11 2.15-12 4.c-02]', async ({
  page,
  quietConsole: _quiet,
}) => {
  await signInAsPriya(page);
  await enterDocument(page, () => page.goto(PRESCRIPTION_PRODUCT));
  await choose(page, main(page).getByRole('radio', { name: /^I don’t have a script/ }));
  await choose(page, main(page).getByRole('radio', { name: /^E-script/ }));
  await press(page, purchaseButton(page, 'Save patient and continue'));
  await expect(main(page).getByText('Please answer the following to purchase.')).toBeInViewport();
  const patients = main(page).locator('[type="radio"][name="patient"]');
  await expect(patients.first()).toBeFocused();

  await choose(page, main(page).getByRole('radio', { name: /^Priya/ }));
  await type(page, main(page).getByLabel('E-prescription token'), TOKEN.toLowerCase());
  await press(page, purchaseButton(page, 'Save patient and continue'));
  await expect(main(page).getByText(/^For Priya/)).toBeVisible();
  await expectFocusKept(page);
  await press(page, purchaseButton(page, 'Add to Cart'));
  await expect(purchaseButton(page, 'Added to Cart')).toBeVisible();
  expect(page.url()).not.toContain(TOKEN);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    TOKEN,
  );

  await page.goto('/cart');
  await expect(prescriptionLine(page)).toContainText('For Priya');
  await expect(prescriptionLine(page)).toContainText('T001');
  await expect(main(page)).not.toContainText(TOKEN);
  await prescriptionLine(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(prescriptionLine(page)).toHaveCount(0);
});
