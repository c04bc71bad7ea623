import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { newShopper } from '../../support/buyer/shopper';
import { joinProgram } from '../../support/care/join-program';
import { main } from '../../support/landmarks';
import { mailTo } from '../../support/outbox';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const REASON = 'Weight is stable; see the GP first';

test('a program that a practitioner refuses gives its fee back, and its member reads so in mail, dashboard and order [roles-03 consent-04]', async ({
  page,
  browser,
}) => {
  const member = await newShopper(browser, 'Declined');
  const id = await joinProgram(member);
  await signInAsDemo(page, 'practitioner');
  await page.goto('/staff/programs');
  await main(page).locator(`a[href="/staff/programs/${id}"]`).click();
  await main(page).getByRole('radio', { name: 'Refuse: the program ends, its fee goes back' }).check();
  await main(page).getByRole('button', { name: 'Refuse and refund' }).click();
  const reason = main(page).getByLabel('Reason', { exact: true });
  await expect(reason).toBeFocused();
  await expect(main(page)).toContainText('Please write a note');
  await reason.fill(REASON);
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Refuse and refund' }).click();
  await expect(main(page)).toContainText('Nothing is to be decided.');
  const decisions = main(page).getByRole('region', { name: 'Decisions' });
  await expect(decisions).toContainText('Refused');
  await expect(decisions).toContainText(REASON);

  const mail = await mailTo(page, member.email, 'Your program has ended');
  expect(mail).toContain('Our practitioner could not approve the program for you.');
  expect(mail).not.toContain(REASON);
  const [fee] = /\$\d+\.\d\d(?= goes back to the card that paid)/.exec(mail) ?? [];
  await visit(member.page, '/user/journey/1/dashboard');
  await expect(main(member.page)).toContainText('Our practitioner could not approve the program for you.');
  await expect(main(member.page)).toContainText('Your fee is refunded in full to the card that paid.');
  await expect(main(member.page)).toContainText('No consult is booked.');
  await expect(main(member.page).getByRole('link', { name: 'See a doctor' })).toBeVisible();
  await expectAccessible(member.page);
  await main(member.page)
    .getByRole('link', { name: /^Order SB-/ })
    .click();
  await expect(main(member.page)).toContainText(`${fee} to your Visa ending in 4242`);
});
