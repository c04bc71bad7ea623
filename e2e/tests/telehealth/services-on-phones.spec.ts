import type { Page } from '@playwright/test';
import { send } from '../../support/buyer/send';
import { main } from '../../support/landmarks';
import { shopOrigin } from '../../support/shop-origin';
import { fillGuest } from '../../support/steps/telehealth';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const SERVICES = 'query TelehealthServices { telehealth_services { title slug price after_hours_price } }';
interface Service {
  title: string;
  price: number;
  after_hours_price: number | null;
}
const services = async () =>
  (await send<{ telehealth_services: Service[] }>(shopOrigin(), SERVICES)).telehealth_services;

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const days = (page: Page) => main(page).getByRole('group', { name: 'Day', exact: true });

test('the services page is short enough to scan, and each service names its fee by the time [health-14]', async ({
  page,
}) => {
  await visit(page, '/telehealth');
  const { height } = (await main(page).boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(0);
  expect(height).toBeLessThan(3500);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(main(page)).toContainText(
    'By day is 8 am to 6 pm on business days, after hours every other time.',
  );
  const offered = await services();
  expect(offered.length).toBeGreaterThan(0);
  for (const { title, price, after_hours_price } of offered) {
    const card = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
    await expect(card).toContainText(`${dollars(price)} by day`);
    await expect(card).toContainText(`${dollars(after_hours_price ?? 0)} after hours`);
  }
});

test('the days stand in even columns, and each free time has its fee [health-14]', async ({ page }) => {
  const short = (await services()).find(({ title }) => title === 'Short consult');
  await visit(page, '/telehealth/short-consult/book?step=patient');
  await fillGuest(page);
  await expect(days(page).getByRole('radio')).toHaveCount(14);
  const places = await days(page)
    .locator('label')
    .evaluateAll((labels) =>
      labels.map((label) => label.getBoundingClientRect()).map(({ x, width }) => [x, width]),
    );
  expect(new Set(places.map(([x]) => x)).size).toBe(2);
  expect(new Set(places.map(([, width]) => width)).size).toBe(1);
  const fees = [short?.price ?? 0, short?.after_hours_price ?? 0].map(dollars);
  await days(page).getByRole('radio').nth(3).check();
  const times = main(page).getByRole('radio', { name: /^\d+[AP]M - \d+[AP]M/, disabled: false });
  await expect(times).not.toHaveCount(0);
  for (const time of await times.all()) {
    await expect(time).toHaveAccessibleName(
      new RegExp(`(?:${fees.map((fee) => fee.replace(/[$.]/g, '\\$&')).join('|')})$`),
    );
  }
});
