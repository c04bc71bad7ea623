import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { tokenise } from '../../support/buyer/tokenise';
import { approveProgram } from '../../support/care/approve-program';
import { letRenewalBeDeclined } from '../../support/care/declined-renewal';
import { joinProgram } from '../../support/care/join-program';
import { mutate } from '../../support/care/patient';
import { newPatient } from '../../support/care/people';
import { main } from '../../support/landmarks';
import { subjectsTo } from '../../support/outbox';
import { canLetTimePass, declineCard, letDaysPass } from '../../support/shop/passed-time';
import { shopOrigin } from '../../support/shop-origin';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test.skip(() => !canLetTimePass(), 'No month passes in a shop whose database is not at hand');

test('a declined renewal waits at the desk until its member has paid it with another card [roles-37 roles-40]', async ({
  page,
  browser,
}) => {
  const member = await newPatient(page, 'Wyong');
  const subscription_id = await joinProgram(member);
  await approveProgram(subscription_id);
  // Some months are longer than the days that the desk looks ahead.
  await letDaysPass(subscription_id, 2);
  const desk = await (await browser.newContext({ baseURL: shopOrigin() })).newPage();
  await signInAsDemo(desk, 'support');
  const row = main(desk).getByRole('row', { name: 'Wren Wyong' });
  await desk.goto('/staff/programs/charges?state=coming&order=newest');
  await expect(row).toContainText('Visa ending in 4242');
  await expectAccessible(desk);

  const card = { stripe_source_id: await tokenise(member.origin) };
  await mutate(member, 'payment_methods_add', card, 'payment_methods { last4 }');
  await mutate(member, 'payment_methods_set_default', card, 'payment_methods { last4 }');
  await declineCard(card.stripe_source_id);
  await letRenewalBeDeclined(page, member.email, subscription_id);

  await desk.goto('/staff');
  await main(desk)
    .getByRole('region', { name: 'Program charges' })
    .getByRole('link', { name: /^\d+ charges?$/ })
    .first()
    .click();
  await expect(desk).toHaveURL('/staff/programs/charges?state=failed');
  await expect(desk).toHaveTitle(/^\(\d+\) Program charges/);
  await expect(row).toContainText('Your card was declined.');
  await expect(row).toContainText('Tried once');
  await expect(row).toContainText(/Declined, \d+ \w+ \d+/);
  await expect(row).not.toContainText('Semaglutide');
  await expectAccessible(desk);

  await row.getByRole('button', { name: 'Mail again to Wren Wyong' }).click();
  await expect(row).toContainText('Mailed again by staff');
  await expect(row.getByRole('button')).toHaveCount(0);
  const declined = async () =>
    (await subjectsTo(page, member.email)).filter((one) => one === 'There was an issue with your payment');
  await expect.poll(declined).toHaveLength(2);

  const other = { stripe_source_id: await tokenise(member.origin) };
  await mutate(member, 'payment_methods_add', other, 'payment_methods { last4 }');
  await mutate(member, 'payment_methods_set_default', other, 'payment_methods { last4 }');
  await visit(page, '/user/journey/1/dashboard');
  await main(page).getByRole('button', { name: 'Try the payment again' }).click();
  await expect(main(page).getByRole('heading', { level: 2, name: 'Payment received' })).toBeVisible();
  await desk.reload();
  await expect(main(desk).getByRole('link', { name: /^Failed \d+$/ })).toBeVisible();
  await expect(row).toHaveCount(0);
  await desk.context().close();
});
