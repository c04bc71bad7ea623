import type { Browser, Locator } from '@playwright/test';
import { main } from '../../support/landmarks';
import { shopOrigin } from '../../support/shop-origin';
import { expect, test } from '../../support/test';

/** In the patient's zone, behind it, ahead of it by half an hour, and with another date for half of the day. */
const ZONES = ['Australia/Sydney', 'Australia/Perth', 'Australia/Lord_Howe', 'Europe/London'];

async function sayWho(content: Locator): Promise<void> {
  const fields = { 'First name': 'Gia', 'Last name': 'Marsh', Day: '9', Month: '4', Year: '1988' };
  for (const [label, value] of Object.entries(fields)) await content.getByLabel(label).fill(value);
  await content.getByRole('radio', { name: 'Female' }).check();
  await content.getByLabel('E-mail').fill('gia.marsh@example.com');
}

/** What a guest on a device of this zone reads of the times, and of the one that is chosen, until the review. */
async function readTimes(browser: Browser, timezoneId: string): Promise<{ offered: string; review: string }> {
  const context = await browser.newContext({ baseURL: shopOrigin(), timezoneId, locale: 'en-AU' });
  const page = await context.newPage();
  const content = main(page);
  await page.goto('/telehealth/short-consult/book');
  const goOn = () => content.getByRole('button', { name: 'Continue', exact: true }).click();
  await goOn();
  await sayWho(content);
  await goOn();
  await content.getByLabel('Mobile or phone number').fill('0412 345 678');
  await goOn();
  await expect(content.getByRole('heading', { level: 1, name: 'When suits you?' })).toBeVisible();
  await content.getByRole('radio', { name: /^Tomorrow/ }).check();
  await content.getByRole('radio', { name: /^1PM - 3PM/ }).check();
  const labels = await content.getByRole('radio').evaluateAll((radios) =>
    radios.map((radio) => {
      const { labels: own } = radio as HTMLInputElement;
      return [...(own ?? [])].map(({ textContent }) => textContent).join(' ');
    }),
  );
  await goOn();
  await expect(content.getByRole('heading', { level: 1, name: 'Check your booking' })).toBeVisible();
  const review = await content
    .getByText(/1PM - 3PM/)
    .first()
    .textContent();
  await context.close();
  return { offered: labels.join('\n'), review: review ?? '' };
}

test('times and days are those of the patient’s state, whatever zone the device is in [time-04]', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [home, ...others] = await Promise.all(ZONES.map((zone) => readTimes(browser, zone)));
  expect(home?.offered).toContain('1PM - 3PM');
  expect(home?.review).toMatch(/Tomorrow .*1PM - 3PM/);
  expect(others).toEqual(others.map(() => home));
});
