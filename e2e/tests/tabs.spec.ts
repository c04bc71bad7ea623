import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test';

const PRODUCT = '/products/tidewell-magnesium-glycinate-500mg-120-capsules';
const LIMIT_MS = 100;
const CHANNEL = 'saltbush-bus';

interface Stamp {
  name: string;
  at: number;
}

/** Notes in every tab when its own part of the shop posted an event and when one of another tab arrived. */
async function stampBus(context: BrowserContext): Promise<void> {
  await context.addInitScript((channel) => {
    const note = (list: string, name: string) => {
      const stamps = JSON.parse(sessionStorage.getItem(list) ?? '[]') as Stamp[];
      sessionStorage.setItem(list, JSON.stringify([...stamps, { name, at: Date.now() }]));
    };
    const post = BroadcastChannel.prototype.postMessage;
    BroadcastChannel.prototype.postMessage = function (message: { name: string }) {
      if (this.name === channel) note('sent', message.name);
      post.call(this, message);
    };
    new BroadcastChannel(channel).addEventListener('message', ({ data }) => note('received', data.name));
  }, CHANNEL);
}

/** When an event of this name was last sent or received by the tab; kept over its navigations. */
const lastStamp = (tab: Page, list: 'sent' | 'received', name: string): Promise<number> =>
  tab.evaluate(
    ([key = '[]', wanted]) => {
      const stamps = JSON.parse(sessionStorage.getItem(key) ?? '[]') as Stamp[];
      return stamps.filter((stamp) => stamp.name === wanted).at(-1)?.at ?? 0;
    },
    [list, name],
  );

/** The time from the last event of this name that one tab sent to its arrival in the other, in milliseconds. */
async function measureDelivery(from: Page, to: Page, name: string): Promise<number> {
  await expect.poll(() => lastStamp(from, 'sent', name)).toBeGreaterThan(0);
  const sent = await lastStamp(from, 'sent', name);
  await expect.poll(() => lastStamp(to, 'received', name)).toBeGreaterThanOrEqual(sent);
  return (await lastStamp(to, 'received', name)) - sent;
}

const banner = (page: Page) => page.getByRole('banner');

async function openTabs(context: BrowserContext, first: Page): Promise<Page> {
  await stampBus(context);
  const second = await context.newPage();
  await second.goto('/');
  await first.goto(PRODUCT);
  await expect(banner(second).getByRole('button', { name: /^Cart, 0 items/ })).toBeVisible();
  return second;
}

test('a cart changed in one tab is the same in the other', async ({ page, context }) => {
  const second = await openTabs(context, page);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first();
  await add.click();
  await expect(banner(second).getByRole('button', { name: /^Cart, 1 item, \$34\.95/ })).toBeVisible();
  await expect(banner(page).getByRole('button', { name: /^Cart, 1 item, \$34\.95/ })).toBeVisible();
  expect(await measureDelivery(page, second, 'cart:replaced')).toBeLessThan(LIMIT_MS);

  // And the other way: the last one is removed in the second tab.
  await second.goto('/cart');
  await second
    .getByRole('main')
    .getByRole('button', { name: /remove/i })
    .first()
    .click();
  await expect(banner(page).getByRole('button', { name: /^Cart, 0 items/ })).toBeVisible();
  expect(await measureDelivery(second, page, 'cart:changed')).toBeLessThan(LIMIT_MS);
});

test('signing in and out in one tab is seen in the other', async ({ page, context }) => {
  const second = await openTabs(context, page);
  await banner(page).getByRole('button', { name: 'Sign in or join' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Create an account' }).click();
  await drawer.getByLabel('First name').fill('Tabea');
  await drawer.getByLabel('Last name').fill('Twice');
  await drawer.getByLabel('E-mail').fill(`tabea.${randomUUID()}@example.com`);
  await drawer.getByLabel('Password', { exact: true }).fill('Banksia!72grows');
  await drawer.getByRole('button', { name: 'Create account' }).click();
  await drawer.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(banner(second).getByRole('button', { name: 'Account menu, Tabea' })).toBeVisible();
  expect(await measureDelivery(page, second, 'auth:signed-in')).toBeLessThan(LIMIT_MS);

  await banner(second).getByRole('button', { name: 'Account menu, Tabea' }).click();
  await second.getByRole('button', { name: 'Sign Out' }).click();
  await expect(banner(page).getByRole('button', { name: 'Sign in or join' })).toBeVisible();
  expect(await measureDelivery(second, page, 'auth:signed-out')).toBeLessThan(LIMIT_MS);
});

test('a delivery location chosen in one tab is the other’s too', async ({ page, context }) => {
  const second = await openTabs(context, page);
  await banner(page)
    .getByRole('button', { name: /Delivering to/ })
    .click();
  const drawer = page.getByRole('dialog').last();
  await drawer.getByRole('combobox', { name: 'Postcode or suburb' }).fill('2010');
  await page.getByRole('option', { name: /2010, Surry Hills/ }).click();
  await expect(
    banner(second).getByRole('button', { name: 'Delivering to: Surry Hills, 2010' }),
  ).toBeVisible();
  expect(await measureDelivery(page, second, 'preference:changed')).toBeLessThan(LIMIT_MS);
});
