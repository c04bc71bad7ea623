import type { Locator, Page } from '@playwright/test';
import { approveProgram } from '../../support/care/approve-program';
import { joinProgram } from '../../support/care/join-program';
import { newPatient } from '../../support/care/people';
import { main } from '../../support/landmarks';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const DASHBOARD = '/user/journey/1/dashboard';
const FEE = 7900;
const CONFIRMED =
  "We've received your subscription payment and are currently getting your order ready to be delivered to you.";

const button = (place: Locator, name: string | RegExp) => place.getByRole('button', { name });
const list = (page: Page, name: string) => main(page).getByRole('list', { name, exact: true });
const lines = (page: Page, name: string) => list(page, name).locator(':scope > li');
/** A panel of the page, found by its heading. */
const panel = (page: Page, name: string) =>
  main(page).getByRole('heading', { level: 2, name, exact: true }).locator('..');
const totals = (page: Page) => main(page).locator('dl').filter({ hasText: 'Total' });

/** An amount as written, in cents; what is free costs nothing. */
const cents = (text: string): number => Math.round(Number(/[\d.]+$/.exec(text)?.[0] ?? '0') * 100);

/** The totals as shown, in cents, by their labels; a saving is negative. */
async function readTotals(page: Page): Promise<Record<string, number>> {
  const words = await totals(page).locator('dt').allTextContents();
  const amounts = await totals(page).locator('dd').allTextContents();
  return Object.fromEntries(
    words.map((word, n) => [word, cents(amounts[n] ?? '') * (amounts[n]?.startsWith('−') ? -1 : 1)]),
  );
}

/** The totals have these rows, in this order, and add up. */
async function expectTotals(page: Page, rows: Record<string, number>): Promise<void> {
  const total = Object.values(rows).reduce((sum, row) => sum + row, 0);
  await expect
    .poll(() => readTotals(page).then(Object.entries))
    .toEqual(Object.entries({ ...rows, Total: total }));
}

/** What a line costs, as it shows, in cents. */
async function costOf(line: Locator): Promise<number> {
  return cents(/\$[\d.]+/.exec((await line.textContent()) ?? '')?.[0] ?? '');
}

/** Accepts the practitioner's offer; returns what it costs, in cents. */
async function accept(page: Page): Promise<number> {
  await main(page)
    .getByRole('checkbox', { name: /agree to these charges/ })
    .check();
  const pay = button(main(page), /^Accept and pay \$\d+\.\d\d$/);
  const price = cents((await pay.textContent()) ?? '');
  await pay.click();
  await expect(pay).toHaveCount(0);
  return price;
}

const today = () =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' }).format(new Date());

/** The order that the offer has brought, then the first month's fee. */
async function expectOrders(page: Page, price: number): Promise<void> {
  const last = panel(page, 'Last order');
  await expect(last).toContainText(today());
  await expect(last).toContainText(`$${(price / 100).toFixed(2)} with $0.00 GST`);
  const past = panel(page, 'Past orders').getByRole('listitem');
  await expect(past).toHaveCount(1);
  await expect(past).toContainText('$79.00');
  await expect(past).toContainText('Wren Nepean · Weight Management Program');
  const order = last.getByRole('link', { name: /^Order SB-/ });
  const reference = ((await order.textContent()) ?? '').replace('Order ', '');
  await order.click();
  await expect(page).toHaveURL(`/user/invoices/${reference}`);
  await expect(main(page)).toContainText(`$${(price / 100).toFixed(2)}`);
  await page.goBack();
}

/** Adds a product of the program that the search finds. */
async function add(page: Page, words: string): Promise<void> {
  await button(main(page), 'Add items').click();
  const dialog = page.getByRole('dialog', { name: 'Add to your next order' });
  await dialog.getByRole('searchbox').fill(words);
  const found = dialog.getByRole('list', { name: 'Products of the program' }).getByRole('listitem');
  await expect(found.first()).toContainText(new RegExp(words, 'i'));
  await button(found.first(), /^Add/).click();
  await expect(found.first()).toContainText('1 in your order');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('a member finds prescribed items, orders and totals, and adds, edits and removes items [2.20-02 2.20-03 2.20-06 2.20-07 2.20-10]', async ({
  page,
  quietConsole: _quiet,
}) => {
  const member = await newPatient(page, 'Nepean');
  await approveProgram(await joinProgram(member), 3);
  await visit(page, DASHBOARD);
  const price = await accept(page);
  await expect(panel(page, 'Order Confirmed')).toContainText(CONFIRMED);
  const prescribed = lines(page, 'Prescribed for you');
  await expect(prescribed).toHaveCount(1);
  await expect(prescribed).toContainText(/Semaglutide.*Prescribed/);
  await expect(list(page, 'Prescribed for you').getByRole('button')).toHaveCount(0);
  expect(await costOf(prescribed)).toBe(price);
  await expectTotals(page, { 'Prescribed items': price, 'Program fee': FEE, Delivery: 0 });
  await expectOrders(page, price);

  await add(page, 'Shake');
  await add(page, 'Fibre Boost');
  const added = lines(page, 'Added by you');
  await expect(added).toHaveCount(2);
  await button(added.first(), /^Increase quantity/).click();
  await expect(added.first().getByRole('textbox')).toHaveValue('2');
  await button(added.last(), /^Remove/).click();
  await expect(added).toHaveCount(1);
  await page.reload();
  await expect(added).toHaveCount(1);
  await expect(added).toContainText(/Shake.* each/);
  await expect(added.getByRole('textbox')).toHaveValue('2');
  await expect(prescribed).toHaveCount(1);
  const others = await costOf(added);
  await expectTotals(page, {
    'Prescribed items': price,
    'Other items': others,
    'Program fee': FEE,
    'Program discount': -Math.round(others / 10),
    Delivery: 0,
  });
});

test('a voucher takes its amount off the next order until it is removed [2.20-03 2.20-09 2.20-11]', async ({
  page,
}) => {
  await approveProgram(await joinProgram(await newPatient(page, 'Warrego')));
  await visit(page, DASHBOARD);
  await expectTotals(page, { 'Program fee': FEE, Delivery: 0 });
  const code = main(page).getByRole('textbox', { name: 'Voucher code' });
  await code.fill('spring10');
  await code.press('Enter');
  await expect(main(page)).toContainText('This voucher code is not valid.');
  await code.fill('steady20');
  await code.press('Enter');
  await expect(main(page)).toContainText('Takes $20.00 off your next order.');
  await page.reload();
  await expectTotals(page, { 'Program fee': FEE, Voucher: -2000, Delivery: 0 });
  await button(main(page), 'Remove voucher STEADY20').click();
  await expectTotals(page, { 'Program fee': FEE, Delivery: 0 });
});
