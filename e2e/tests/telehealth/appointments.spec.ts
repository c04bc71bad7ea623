import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { signInAsPriya } from '../../support/accounts';
import { main } from '../../support/landmarks';
import { payAndBook } from '../../support/steps/telehealth';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const goOn = (page: Page) => main(page).getByRole('button', { name: 'Continue', exact: true }).click();

async function sayWho(page: Page): Promise<void> {
  const fields = { 'First name': 'Gia', 'Last name': 'Marsh', Day: '9', Month: '4', Year: '1988' };
  for (const [label, text] of Object.entries(fields)) await main(page).getByLabel(label).fill(text);
  await main(page).getByRole('radio', { name: 'Female' }).check();
  await main(page).getByLabel('E-mail').fill('gia.marsh@example.com');
  await goOn(page);
}

/** Chooses a time of a day ahead; the days have names in front of their dates. */
async function chooseTime(place: Locator, day: RegExp, time: RegExp): Promise<void> {
  await place.getByRole('radio', { name: day }).check();
  await place.getByRole('radio', { name: time }).check();
}

/** Books a short consult from the contact step on, in two days at 7 pm: no other time has a higher fee. */
async function bookFromContact(page: Page): Promise<void> {
  await main(page).getByLabel('Mobile or phone number').fill('0412 345 678');
  await goOn(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('When suits you?');
  const days = main(page).getByRole('radio', { name: /^[A-Z][a-z]+ [A-Z][a-z]{2} \d{1,2}$/ });
  await days.nth(2).check();
  await main(page)
    .getByRole('radio', { name: /^7PM - 9PM \$\d+\.\d\d$/ })
    .check();
  await goOn(page);
  await main(page).getByRole('button', { name: 'Continue to payment' }).click();
  await payAndBook(page);
}

test('a guest opens the link of a booking in a new session, saves, moves and cancels it [health-15 health-16 places-01]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await visit(page, '/telehealth/short-consult/book?step=patient');
  await sayWho(page);
  await bookFromContact(page);
  const link = main(page).getByRole('link', { name: 'Open your appointment’s page' });
  const path = (await link.getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/appointments\/[\w-]+$/);

  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await visit(elsewhere, path);
  const content = main(elsewhere);
  await expect(content).toContainText('Gia Marsh');
  const saved = elsewhere.waitForEvent('download');
  await content.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^appointment-TH-[0-9A-F]{8}\.ics$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('BEGIN:VEVENT');

  await content.getByRole('button', { name: 'Move this appointment' }).click();
  const dialog = elsewhere.getByRole('dialog', { name: 'Move your appointment' });
  await chooseTime(dialog, /^Tomorrow /, /^1PM - 3PM/);
  await dialog.getByRole('button', { name: /^Move to / }).click();
  await expect(content).toContainText(/Tomorrow .*1PM - 3PM/);

  await elsewhere.reload();
  await content.getByRole('button', { name: 'Cancel this booking' }).click();
  await elsewhere.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(content).toContainText('This appointment is cancelled');
  await expect(content).toContainText(/\$\d+\.\d\d goes back/);

  await elsewhere.goto(`${path}x`);
  await expect(content).toContainText('This link opens no appointment');
});

test('a customer finds upcoming and cancelled appointments in the account [health-16 places-01]', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signInAsPriya(page);
  await visit(page, '/telehealth/short-consult/book?step=patient');
  await main(page).getByRole('radio').first().check();
  await goOn(page);
  await bookFromContact(page);
  await main(page).getByRole('link', { name: 'See your appointments' }).click();
  await expect(page).toHaveURL(/\/user\/appointments$/);
  const upcoming = main(page).getByRole('region', { name: 'Upcoming' });
  await expect(upcoming.getByRole('article', { name: 'Short consult' }).first()).toBeVisible();
  const count = await upcoming.getByRole('article').count();
  await upcoming.getByRole('button', { name: 'Cancel this booking' }).first().click();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(upcoming.getByRole('article')).toHaveCount(count - 1);
  await expect(main(page).getByRole('region', { name: 'Past' })).toContainText('Cancelled');
});
