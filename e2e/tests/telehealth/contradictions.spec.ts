import type { Page } from '@playwright/test';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { addRecord, bookingsOf } from '../../support/care/patient';
import { newPatient } from '../../support/care/people';
import { press as pressKey, type } from '../../support/keyboard/keys';
import { main } from '../../support/landmarks';
import { answer, chooseFreeTimeOn, press, title } from '../../support/steps/booking-screens';
import { fillGuest, payAndBook } from '../../support/steps/telehealth';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const BOOK = '/telehealth/covid-antivirals/book?step=patient';
/** Not the day whose times are closed, nor the one that is filled, by other tests. */
const DAYS_AHEAD = 10;
const RISK = 'Does anything put you at higher risk?';
const PREGNANT = 'Are you pregnant or breastfeeding?';
const WHY = 'My baby was born in March, and is not breastfed';

const clearUp = (page: Page) =>
  main(page).getByRole('heading', { level: 2, name: 'Please clear this up first' });
const about = (page: Page, name: string) => main(page).getByRole('region', { name });

/** Answers the questions about COVID-19, accepts the terms and chooses a time. */
async function answerAndChoose(page: Page, ...given: string[]): Promise<void> {
  await answer(page, ...given);
  await expect(title(page)).toHaveText('Before you go on');
  await main(page).getByRole('checkbox').check();
  await press(page, 'Continue');
  await chooseFreeTimeOn(page, DAYS_AHEAD);
}

test('a record that says otherwise is put to the patient before a time is held; why both are right stands first at the desk [health-52]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const patient = await newPatient(page, 'Contra');
  await addRecord(patient, { is_pregnant_breastfeeding: true });
  await visit(page, BOOK);
  await main(page).getByRole('radio', { name: /^Wren/ }).check();
  await press(page, 'Continue');
  await press(page, 'Continue');
  await answerAndChoose(page, 'Yes', 'Yes', 'No', 'No', 'No', 'No');
  await press(page, 'Continue to payment');

  await expect(clearUp(page)).toBeFocused();
  await expect(about(page, PREGNANT)).toContainText('Wren’s record says: pregnant or breastfeeding.');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await bookingsOf(patient)).toEqual([]);

  const why = about(page, PREGNANT).getByLabel('Or: both are right, because');
  await press(page, 'Continue to payment');
  await expect(why).toBeFocused();
  await type(page, why, WHY);
  await pressKey(page, main(page).getByRole('button', { name: 'Continue to payment' }));
  await expect(title(page)).toHaveText('Pay and book');
  await payAndBook(page);

  const [booking] = await bookingsOf(patient);
  const desk = await (await browser.newContext({ baseURL })).newPage();
  await signInAsDemo(desk, 'practitioner');
  await desk.goto(`/staff/appointments/${booking?.uuid}`);
  const first = main(desk).getByRole('region').first();
  await expect(first).toHaveAccessibleName('Answers that do not agree');
  await expect(first).toContainText(`${PREGNANT} “No”. Wren’s record says: pregnant or breastfeeding.`);
  await expect(first).toContainText(`The patient: “${WHY}”`);
  await expectAccessible(desk);
});

test('the record is corrected in its place, and the booking goes on where it was [health-52]', async ({
  page,
}) => {
  const patient = await newPatient(page, 'Mended');
  await addRecord(patient, { is_pregnant_breastfeeding: true });
  await visit(page, BOOK);
  await main(page).getByRole('radio', { name: /^Wren/ }).check();
  await press(page, 'Continue');
  await press(page, 'Continue');
  await answerAndChoose(page, 'Yes', 'Yes', 'No', 'No', 'No', 'No');
  await main(page).getByLabel('Anything the practitioner should know?').fill('Since Monday');
  await press(page, 'Continue to payment');
  await about(page, PREGNANT)
    .getByRole('button', { name: /^Correct the record/ })
    .click();
  const question = main(page).getByRole('group', { name: /pregnant or breastfeeding/i });
  await question.getByRole('radio', { name: 'No', exact: true }).check();
  await main(page).getByRole('button', { name: /^Save/ }).click();
  await expect(main(page)).toContainText('The record is saved. Please go on.');
  await expect(main(page).getByLabel('Anything the practitioner should know?')).toHaveValue('Since Monday');
  await press(page, 'Continue to payment');
  await expect(title(page)).toHaveText('Pay and book');
});

test('an answer that stopped the booking and was changed since is put to the patient, also after a reload [health-52]', async ({
  page,
}) => {
  const patient = await newPatient(page, 'Turned');
  await addRecord(patient, {});
  await visit(page, BOOK);
  await main(page).getByRole('radio', { name: /^Wren/ }).check();
  await press(page, 'Continue');
  await press(page, 'Continue');
  for (const next of ['Did your symptoms begin in the last five days?', PREGNANT]) {
    await answer(page, 'Yes');
    await expect(title(page)).toHaveText(next);
  }
  await answer(page, 'Yes');
  const stop = page.getByRole('dialog', { name: 'Answers Submitted' });
  await expect(stop).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stop).toBeHidden();
  await answerAndChoose(page, 'No', 'No', 'No', 'No');
  await page.reload();
  await press(page, 'Continue to payment');
  await expect(clearUp(page)).toBeFocused();
  await expect(about(page, PREGNANT)).toContainText(
    'Before, in this booking, the answer for Wren was “Yes”.',
  );
  expect(await bookingsOf(patient)).toEqual([]);
  await about(page, PREGNANT).getByLabel('Or: both are right, because').fill('I chose the wrong one');
  await press(page, 'Continue to payment');
  await expect(title(page)).toHaveText('Pay and book');
});

test('a guest whose age contradicts an answer changes it, and nothing else is lost [health-52]', async ({
  page,
}) => {
  await visit(page, BOOK);
  await fillGuest(page, 'NSW', 'Gertrud', '1949');
  await answerAndChoose(page, 'Yes', 'Yes', 'No', 'No', 'No', 'No');
  await press(page, 'Continue to payment');
  await expect(clearUp(page)).toBeFocused();
  await expect(about(page, RISK)).toContainText(
    /By the date of birth, Gertrud is \d\d on the day of the appointment\./,
  );
  await about(page, RISK)
    .getByRole('link', { name: /^Change my answer/ })
    .click();
  await expect(title(page)).toHaveText(RISK);
  await answer(page, 'Yes');
  await page.goto('/telehealth/covid-antivirals/book?step=review');
  await expect(title(page)).toHaveText('Check your booking');
  await press(page, 'Continue to payment');
  await expect(title(page)).toHaveText('Pay and book');
});
