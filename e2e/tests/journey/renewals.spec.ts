import type { Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { readProduct } from '../../support/buyer/read-product';
import { send } from '../../support/buyer/send';
import { tokenise } from '../../support/buyer/tokenise';
import { acceptOffer, approveProgram } from '../../support/care/approve-program';
import { letRenewalBeDeclined } from '../../support/care/declined-renewal';
import { joinProgram } from '../../support/care/join-program';
import { mutate, type Patient } from '../../support/care/patient';
import { newPatient } from '../../support/care/people';
import { main } from '../../support/landmarks';
import { expectJob } from '../../support/shop/expect-job';
import { canLetTimePass, letDaysPass } from '../../support/shop/passed-time';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test.skip(() => !canLetTimePass(), 'No month passes in a shop whose database is not at hand');

const DASHBOARD = '/user/journey/1/dashboard';
const PHONE = { width: 390, height: 844 };
/** A card whose bank wants to be asked by its owner: a renewal cannot be charged to it. */
const ASKING_CARD = '4000002760003184';
const TEXTS = {
  noRepeats:
    "We're currently waiting for you to renew your subscription. Renew your prescription to avoid disruptions to your program.",
  declined:
    'There was an issue with your payment details. Update this to avoid disruptions to your monthly order.',
  confirmed:
    "We've received your subscription payment and are currently getting your order ready to be delivered to you.",
  refused:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  changes: 'You can make any changes to your order before:',
};
const DAY_MS = 24 * 60 * 60 * 1000;

const button = (page: Page, name: string) => main(page).getByRole('button', { name });
/** A status tile with this title says this. */
async function expectTile(page: Page, title: string, text: string): Promise<void> {
  const heading = main(page).getByRole('heading', { level: 2, name: title, exact: true });
  await expect(heading.locator('..').getByText(text, { exact: true })).toBeVisible();
}

const PROGRAM = 'query JourneySubscriptions { journey_subscriptions { status next_period_at } }';

interface Programs {
  journey_subscriptions: { status: string; next_period_at: string }[];
}

async function readProgram({ origin, token }: Patient) {
  const [program] = (await send<Programs>(origin, PROGRAM, {}, { token })).journey_subscriptions;
  if (!program) throw new Error('There is no program');
  return program;
}

/** The last day for changes: three days before the next period. */
async function lastDay(member: Patient): Promise<string> {
  const { next_period_at } = await readProgram(member);
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' }).format(
    Date.parse(next_period_at) - 3 * DAY_MS,
  );
}

test('the status tile follows the month: confirmed, your order, time to review, awaiting a prescription [2.20-04]', async ({
  page,
}) => {
  const member = await newPatient(page, 'Ovens');
  const id = await joinProgram(member);
  await approveProgram(id, 1);
  await acceptOffer(member, id);
  await visit(page, DASHBOARD);
  await expectTile(page, 'Order Confirmed', TEXTS.confirmed);
  await letDaysPass(id, 18);
  await page.reload();
  await expectTile(page, 'Your Order', `${TEXTS.changes} ${await lastDay(member)}`);
  await letDaysPass(id, 6);
  await page.reload();
  await expectTile(page, "It's time to review", `${TEXTS.changes} ${await lastDay(member)}`);

  // Its only supply was sent: the next order waits for a prescription.
  await letDaysPass(id, 10);
  const expectWaiting = async () => expect((await readProgram(member)).status).toBe('NoRepeats');
  await expectJob('program-renewals', expectWaiting);
  await page.reload();
  await expectTile(page, 'Awaiting repeat prescription', TEXTS.noRepeats);
  await expect(button(page, 'Book a consult')).toBeVisible();
});

/** A member whose renewal the bank has refused: it was announced, and its card pays only when its owner is asked. */
async function declinedMember(page: Page): Promise<void> {
  const member = await newPatient(page, 'Tumut');
  const subscription_id = await joinProgram(member);
  await approveProgram(subscription_id);
  const { id: product_id } = await readProduct(member.origin, KNOWN.journeyProduct);
  const item = { subscription_id, product_id, quantity: 1 };
  await mutate(member, 'journey_subscriptions_add_item', item, 'subscription { id }');
  const card = { stripe_source_id: await tokenise(member.origin, ASKING_CARD) };
  await mutate(member, 'payment_methods_add', card, 'payment_methods { last4 }');
  await mutate(member, 'payment_methods_set_default', card, 'payment_methods { last4 }');
  await letRenewalBeDeclined(page, member.email, subscription_id);
}

const retry = (page: Page) => button(page, 'Try the payment again').click();

test('a member retries a declined renewal: refused by the bank again, then paid with another card [2.20-04 2.20-06 2.20-13]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await declinedMember(page);
  await visit(page, DASHBOARD);
  await expectTile(page, 'Issue with your payment', TEXTS.declined);
  await expect(main(page)).toContainText('Otherwise we try again on');
  await retry(page);
  const dialog = page.getByRole('dialog', { name: 'Your bank wants to check it’s you' });
  await dialog.locator('iframe').contentFrame().getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText(TEXTS.refused)).toBeVisible();
  await page.reload();
  await expectTile(page, 'Issue with your payment', TEXTS.declined);

  await main(page).getByRole('link', { name: 'Update your card' }).click();
  await expect(page).toHaveURL('/user/payment-methods');
  await button(page, 'Make Visa ending in 4242 the default card').click();
  await expect(button(page, 'Make Visa ending in 3184 the default card')).toBeVisible();
  await page.goBack();
  const total = await main(page)
    .locator('dl')
    .filter({ hasText: 'Program fee' })
    .locator('dd')
    .last()
    .textContent();
  expect(total).toMatch(/^\$\d+\.\d\d$/);
  await retry(page);
  await expectTile(page, 'Order Confirmed', TEXTS.confirmed);
  await page.reload();
  await expect(button(page, 'Try the payment again')).toHaveCount(0);
  const last = main(page).getByRole('heading', { level: 2, name: 'Last order' }).locator('..');
  await expect(last).toContainText(`${total} with`);
});
