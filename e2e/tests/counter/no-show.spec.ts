import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { newShopper } from '../../support/buyer/shopper';
import { bookConsult } from '../../support/care/patient';
import { main } from '../../support/landmarks';
import { mailTo } from '../../support/outbox';
import { canLetTimePass, letConsultBegin } from '../../support/shop/passed-time';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test.skip(() => !canLetTimePass(), 'No consultation begins in a shop whose database is not at hand');

test('a patient whom nobody reaches is put down in the day’s list, and reads in mail and account that the fee stays [roles-03]', async ({
  page,
  browser,
}) => {
  const patient = await newShopper(browser, 'Noshow');
  const date = await bookConsult(patient, 5);
  await signInAsDemo(page, 'practitioner');
  await page.goto(`/staff/appointments?date=${date}`);
  await main(page).getByRole('link', { name: 'Wren Alone' }).last().click();
  await expect(main(page)).toContainText('Until then it can only be cancelled');
  await expect(main(page).getByRole('link', { name: patient.email })).toBeVisible();
  const path = new URL(page.url()).pathname;
  await letConsultBegin(path.split('/').pop() ?? '');

  await page.goto('/staff/appointments');
  await main(page).locator(`a[href="${path}"]`).click();
  await expect(main(page).getByRole('status').first()).toHaveText('Now');
  await main(page)
    .getByRole('radio', { name: /^The patient was not reached: the fee of \$\d+\.\d\d stays$/ })
    .check();
  await main(page).getByLabel('Note', { exact: true }).fill('Rang twice, left no message');
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Put down that nobody answered' }).click();
  await expect(main(page).getByRole('status').first()).toHaveText('Not reached');
  await expect(main(page)).toContainText('Rang twice, left no message');
  await page.goto('/staff/appointments');
  const row = main(page)
    .getByRole('row')
    .filter({ has: page.locator(`a[href="${path}"]`) });
  await expect(row).toContainText('Not reached');
  await expect(row).toContainText('Asha Pillai');

  const mail = await mailTo(page, patient.email, 'We could not reach you for your consultation');
  expect(mail).toContain('the fee stays');
  expect(mail).toMatch(/^Paid: \$\d+\.\d\d$/m);
  expect(mail).not.toContain('Rang twice');
  await visit(patient.page, /\/user\/appointments\S*/.exec(mail)?.[0] ?? '');
  const past = main(patient.page).getByRole('region', { name: 'Past' });
  await expect(past).toContainText('We could not reach you');
  await expect(past).toContainText(/\$\d+\.\d\d paid/);
  await expect(past).not.toContainText('Rang twice');
});
