import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { send } from '../../support/buyer/send';
import { leaveOnePlace } from '../../support/care/leave-one-place';
import { offeredDays } from '../../support/care/patient';
import { main } from '../../support/landmarks';
import { shopOrigin } from '../../support/shop-origin';
import { answer, chooseTimeOn, days, press, title } from '../../support/steps/booking-screens';
import { fillGuest, openQuestions } from '../../support/steps/telehealth';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CERTIFICATE = '/telehealth/medical-certificate-work/book';
/** A day that no other test books. */
const DAYS_AHEAD = 12;

/** A first name that nobody has given before. */
const newName = () => `Gia${randomUUID().replace(/[^a-f]/g, '')}`;

const chooseTime = (page: Page, name: RegExp) => chooseTimeOn(page, DAYS_AHEAD, name);

const CREATE = `mutation TelehealthBookingsCreate($input: TelehealthBookingsCreateInput!) {
  telehealth_bookings_create(input: $input) { booking { uuid } } }`;

test('a red flag stops at once with 000, in the page and for a request past it [health-17]', async ({
  page,
}) => {
  await openQuestions(page, 'medical-certificate-work');
  await answer(page, 'Yes', 'No', 'Yes');
  const flag = page.getByRole('dialog', { name: 'Call 000 now' });
  await expect(flag.getByRole('link', { name: 'Call 000' })).toHaveAttribute('href', 'tel:000');
  await expect(page).toHaveURL(`${CERTIFICATE}?step=questions&q=3`);
  const input = {
    booking_type: 'MedcertsWork',
    starts_at: (await offeredDays({ origin: shopOrigin() }))[DAYS_AHEAD]?.slots[0]?.starts_at,
    state: 'NSW',
    contact_method: 'phone',
    phone: '0412345678',
    questionnaire: JSON.stringify({ extreme_symptoms: 'yes' }),
    idempotency_key: randomUUID(),
  };
  await expect(send(shopOrigin(), CREATE, { input })).rejects.toThrow(/call 000 for an ambulance/);
});

test('somebody who is too young is told so before any question about health [health-17]', async ({
  page,
}) => {
  await visit(page, '/telehealth/covid-antivirals/book?step=patient');
  const born = { Day: '1', Month: '1', Year: String(new Date().getFullYear() - 17) };
  const fields = { 'First name': 'Gia', 'Last name': 'Marsh', ...born };
  for (const [label, text] of Object.entries(fields)) await main(page).getByLabel(label).fill(text);
  await main(page).getByRole('radio', { name: 'Female' }).check();
  await main(page).getByLabel('E-mail').fill('gia.marsh@example.com');
  await press(page, 'Continue');
  await expect(
    page.getByText('This service is for people aged 18 or over, and Gia is 17.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/step=patient$/);
});

test('another patient starts anew, with nothing of the first one’s state, answers and time [health-19]', async ({
  page,
}) => {
  await visit(page, `${CERTIFICATE}?step=patient`);
  await fillGuest(page, 'WA');
  await answer(page, 'Yes', 'No', 'No', '2 days', 'Yes', 'Yes');
  await chooseTime(page, /^1PM - 3PM/);
  await visit(page, `${CERTIFICATE}?step=patient`);
  await main(page).getByLabel('First name').fill('Wanda');
  await press(page, 'Continue');
  await expect(title(page)).toHaveText('How do we reach you?');
  await expect(main(page).getByLabel('Where the patient will be')).toHaveValue('NSW');
  await expect(main(page).getByLabel('Mobile or phone number')).toHaveValue('');
  await main(page).getByLabel('Mobile or phone number').fill('0412 345 678');
  await press(page, 'Continue');
  await expect(page).toHaveURL(`${CERTIFICATE}?step=questions&q=1`);
  await expect(main(page).getByRole('radio', { name: 'Yes', exact: true })).toBeVisible();
  await expect(main(page).locator(':checked')).toHaveCount(0);
  await page.goto(`${CERTIFICATE}?step=review`);
  await expect(page).toHaveURL(`${CERTIFICATE}?step=questions&q=1`);
});

test('a time that another visitor takes meanwhile leaves the patient on the same day with its free ones [8-16]', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await leaveOnePlace(DAYS_AHEAD, 1);
  await visit(page, '/telehealth/short-consult/book?step=patient');
  // The same person would give back their own place by taking another.
  await fillGuest(page, 'NSW', newName());
  await chooseTime(page, /^9AM - 11AM/);
  const other = await (await browser.newContext({ baseURL: shopOrigin() })).newPage();
  await visit(other, '/telehealth/short-consult/book?step=patient');
  await fillGuest(other, 'NSW', newName());
  await chooseTime(other, /^9AM - 11AM/);
  await press(other, 'Continue to payment');
  await expect(title(other)).toHaveText('Pay and book');

  await press(page, 'Continue to payment');
  await expect(title(page)).toHaveText('When suits you?');
  await expect(main(page)).toContainText(
    'Sorry, the selected slot has been booked or no slots available. Please select a new time slot. Thanks',
  );
  await expect(days(page).nth(DAYS_AHEAD)).toBeChecked();
  await expect(main(page).getByRole('radio', { name: /^9AM - 11AM/ })).toBeDisabled();
  await main(page)
    .getByRole('radio', { name: /^11AM - 1PM/ })
    .check();
  await press(page, 'Continue');
  await press(page, 'Continue to payment');
  await expect(title(page)).toHaveText('Pay and book');
});
