import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { newShopper } from '../../support/buyer/shopper';
import { joinProgram } from '../../support/care/join-program';
import { main } from '../../support/landmarks';
import { mailTo } from '../../support/outbox';
import { canLetTimePass, letDaysPass } from '../../support/shop/passed-time';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test.skip(() => !canLetTimePass(), 'No consultation begins in a shop whose database is not at hand');

test('a first consult that nobody rang for is put down so, and its member reads it and books another time for nothing [roles-03 health-39 health-60]', async ({
  page,
  browser,
}) => {
  const member = await newShopper(browser, 'Unrung');
  const id = await joinProgram(member);
  await letDaysPass(id, 16);
  await visit(member.page, '/user/journey/1/dashboard');
  await expect(main(member.page)).toContainText('has not put down yet how it ended');
  await expect(main(member.page).getByRole('button', { name: /^Book your first/ })).toHaveCount(0);

  await signInAsDemo(page, 'practitioner');
  await page.goto(`/staff/programs/${id}`);
  const consults = main(page).getByRole('region', { name: 'Consults' });
  await expect(consults).toContainText('Not put down');
  await main(page)
    .getByRole('radio', { name: /^Refuse/ })
    .check();
  await expect(main(page)).toContainText('Please put that down first, then decide.');
  await consults.getByRole('radio', { name: /^We did not ring/ }).check();
  await consults.getByLabel('Reason').fill('Nobody was on duty');
  await expectAccessible(page);
  await consults.getByRole('button', { name: 'Put down that we did not ring' }).press('Enter');
  await expect(consults.getByText('We did not ring', { exact: true })).toBeVisible();
  await expect(consults).toContainText('Nobody was on duty');

  const mail = await mailTo(page, member.email, 'We did not ring you for your consultation');
  expect(mail).toContain('it costs nothing more');
  expect(mail).not.toContain('Nobody was on duty');
  await member.page.reload();
  await expect(main(member.page)).toContainText('That was our mistake, and we are sorry.');
  await main(member.page).getByRole('button', { name: 'Book your first consult again' }).click();
  const dialog = member.page.getByRole('dialog', { name: 'Book your first consult again' });
  await expect(dialog).toContainText('it costs nothing more');
  await expectAccessible(member.page);
  await dialog.getByRole('radio', { name: /^Tomorrow/ }).check();
  await dialog
    .getByRole('radio', { name: /AM - |PM - / })
    .last()
    .check();
  await dialog.getByRole('button', { name: 'Book consult' }).click();
  await expect(dialog).toBeHidden();
  await expect(main(member.page)).toContainText('Your next consult');
  // The fee of the program is all that was ever charged.
  await expect(main(member.page).getByRole('link', { name: /^Order SB-/ })).toHaveCount(1);
});
