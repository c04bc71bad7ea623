import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { newShopper } from '../../support/buyer/shopper';
import { bookConsult } from '../../support/care/patient';
import { main } from '../../support/landmarks';
import { mailTo } from '../../support/outbox';
import { canLetTimePass, letConsultBegin } from '../../support/shop/passed-time';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

/** A time of the store's clocks, as a field of it takes it. */
const clockAgo = (minutes: number): string =>
  new Intl.DateTimeFormat('en-AU', {
    ...{ timeZone: 'Australia/Sydney', hourCycle: 'h23' },
    ...{ hour: '2-digit', minute: '2-digit' },
  }).format(Date.now() - minutes * 60_000);

test.skip(() => !canLetTimePass(), 'No consultation begins in a shop whose database is not at hand');

test('a patient whom nobody reaches is put down in the day’s list, reads in mail and account when they rang and that the fee stays, and gets it back [roles-03 health-35 health-36]', async ({
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
  await letConsultBegin(path.split('/').pop() ?? '', 30);

  await page.goto('/staff/appointments');
  await main(page).locator(`a[href="${path}"]`).click();
  await expect(main(page).getByRole('status').first()).toHaveText('Now');
  await main(page)
    .getByRole('radio', {
      name: /^The patient was not reached by three calls: the fee of \$\d+\.\d\d stays$/,
    })
    .check();
  await main(page).getByLabel('Note', { exact: true }).fill('Rang twice, left no message');
  await main(page).getByRole('button', { name: 'Put down that nobody answered' }).click();
  await expect(main(page)).toContainText('Please say when you rang: 3 calls');
  for (const [label, minutes] of Object.entries({ 'First call': 25, 'Second call': 15, 'Third call': 5 })) {
    await main(page).getByLabel(label).fill(clockAgo(minutes));
  }
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
  expect(mail).toMatch(/rang the number you gave us at \S+ [ap]m, \S+ [ap]m and \S+ [ap]m/);
  expect(mail).toMatch(/^Paid: \$\d+\.\d\d$/m);
  expect(mail).not.toContain('Rang twice');
  await visit(patient.page, /\/user\/appointments\S*/.exec(mail)?.[0] ?? '');
  const past = main(patient.page).getByRole('region', { name: 'Past' });
  await expect(past).toContainText('We could not reach you');
  await expect(past).toContainText(/\$\d+\.\d\d paid/);
  await expect(past).not.toContainText('Rang twice');

  await page.goto(path);
  await main(page).getByLabel('Why the fee is returned').fill('The line was down');
  await main(page)
    .getByRole('button', { name: /^Return the fee of \$\d+\.\d\d$/ })
    .click();
  await expect(main(page)).toContainText('Returned by Asha Pillai');
  const back = await mailTo(page, patient.email, 'The fee of your consultation goes back to you');
  expect(back).toMatch(/\$\d+\.\d\d goes back to how you paid/);
  expect(back).not.toContain('line was down');
  await visit(patient.page, /\/user\/appointments\S*/.exec(back)?.[0] ?? '');
  await expect(past).toContainText(/\$\d+\.\d\d returned/);
});
