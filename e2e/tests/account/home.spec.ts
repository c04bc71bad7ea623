import type { Page } from '@playwright/test';
import { signInAsPriya } from '../../support/accounts';
import { dollars } from '../../support/buyer/fill-cart';
import { main } from '../../support/landmarks';
import { responseTo } from '../../support/operations';
import { expect, test } from '../../support/test';

const SYDNEY = 'Australia/Sydney';
/** A day such as 12 December 2026, in Sydney. */
const dayOf = (iso: string): string =>
  new Intl.DateTimeFormat('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: SYDNEY,
  }).format(new Date(iso));
/** A day such as Tue 15 Dec, in Sydney. */
const weekdayOf = (iso: string): string =>
  new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', timeZone: SYDNEY })
    .format(new Date(iso))
    .replace(',', '');

/** Opens a page and returns what the api answered it to each of these operations. */
async function openWith<const Names extends readonly string[]>(page: Page, path: string, names: Names) {
  const answers = names.map((name) => responseTo(page, name));
  await page.goto(path);
  const bodies = await Promise.all(answers.map(async (answer) => (await (await answer).json()).data));
  return Object.assign({}, ...bodies);
}

const STATUS = { active: 'Active', paused: 'Paused', cancelled: 'Ended' } as const;
const PAYMENT = {
  none: 'Not charged yet',
  pending: 'Payment in progress',
  succeeded: 'Last payment succeeded',
  failed: 'Last payment failed',
} as const;

interface AutoDelivery {
  name: string;
  status: keyof typeof STATUS;
  last_payment_status: keyof typeof PAYMENT;
  notify_date: string;
  lockin_date: string;
  charge_date: string;
  expected_arrival: { delivery_from: string; delivery_to: string };
  items: { quantity: number; product: { name: string } }[];
}

test('the account shows what the api knows: card, program, orders, addresses and AutoDeliveries [2.17-01 2.17-02 2.17-04 2.17-06 2.19-01]', async ({
  page,
}) => {
  const content = main(page);
  await signInAsPriya(page);
  const home = await openWith(page, '/user/dashboard', ['Me', 'JourneySubscriptions', 'PreviousOrders']);
  await expect(content.getByText(`Hi ${home.me.first_name},`)).toBeVisible();
  expect(home.me.edr_linked).toBe(true);
  await expect(content).toContainText(`Card ${home.me.edr_card_first2}•• •••• ${home.me.edr_card_last4}`);
  await expect(content.getByRole('button', { name: 'Link your rewards card' })).toHaveCount(0);
  const [program] = home.journey_subscriptions;
  expect(program.status).toBe('active');
  await expect(content.getByRole('heading', { name: program.journey.name })).toBeVisible();
  await expect(content).toContainText(`Active. Begun on ${dayOf(program.created_at)}.`);
  await expect(content).toContainText(`Your next month begins on ${dayOf(program.next_period_at)}.`);
  await expect(content.getByRole('link', { name: 'Open your program' })).toHaveAttribute(
    'href',
    `/user/journey/${program.journey.id}/dashboard`,
  );

  const { previous_orders } = await openWith(page, '/user/invoices', ['PreviousOrders']);
  expect(previous_orders.data.length).toBeGreaterThan(3);
  for (const { reference, created_at, order_total, num_items } of previous_orders.data) {
    const order = content.getByRole('article').filter({ hasText: reference });
    await expect(order).toContainText(`${dayOf(created_at)} · ${num_items} item`);
    await expect(order).toContainText(dollars(order_total));
  }

  const { me } = await openWith(page, '/user/profile', ['Addresses']);
  const addresses = content.getByRole('list', { name: 'Delivery addresses' }).getByRole('listitem');
  await expect(addresses).toHaveCount(me.addresses.length);
  for (const [index, address] of me.addresses.entries()) {
    const { first_name, last_name, address_1, suburb, state, postcode, phone, is_default } = address;
    const place = new RegExp(`${suburb} ${state} ${postcode}`, 'i');
    for (const text of [`${first_name} ${last_name}`, address_1, place, phone])
      await expect(addresses.nth(index)).toContainText(text);
    await expect(addresses.nth(index).getByText('Default', { exact: true })).toHaveCount(is_default ? 1 : 0);
  }

  const answer = await openWith(page, '/user/autodelivery', ['Autodeliveries', 'PaymentMethods']);
  const [shelf] = answer.autodeliveries as AutoDelivery[];
  if (!shelf) throw new Error('There is no AutoDelivery');
  const card = content.getByRole('article', { name: shelf.name });
  await expect(card).toContainText('Every 4 weeks');
  await expect(card).toContainText(STATUS[shelf.status]);
  await expect(card).toContainText(PAYMENT[shelf.last_payment_status]);
  const { notify_date, lockin_date, charge_date, expected_arrival } = shelf;
  const { delivery_from, delivery_to } = expected_arrival;
  const dates = card.getByRole('list', { name: 'Next delivery' }).getByRole('listitem').locator('b');
  await expect(dates).toHaveText([
    ...[notify_date, lockin_date, charge_date].map(weekdayOf),
    `${weekdayOf(delivery_from)} to ${weekdayOf(delivery_to)}`,
  ]);
  for (const { quantity, product } of shelf.items)
    await expect(card.getByRole('textbox', { name: `Quantity of ${product.name}` })).toHaveValue(
      String(quantity),
    );
  await expect(card).toContainText(/Visa ending in \d{4}/);
  await expect(card).toContainText(/Priya Nolan\s*14 Fig Tree Lane\s*Surry Hills NSW 2010/);
});
