import type { Page } from '@playwright/test';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { bookConsult, offeredDays } from '../../support/care/patient';
import { doctorPage, newPatient } from '../../support/care/people';
import { main } from '../../support/landmarks';
import { subjectsTo } from '../../support/outbox';
import { expect, test } from '../../support/test';

/** A day that no other test books. */
const DAYS_AHEAD = 11;
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const places = (page: Page) => main(page).getByRole('spinbutton', { name: /^Places/ });
/** The first start for patients of New South Wales. */
const seven = (page: Page) => main(page).getByRole('row', { name: /^7:00\sam/ });

test('a practitioner closes a day: nobody can book it, and who has is told once it is cancelled [health-27]', async ({
  page,
  browser,
  baseURL,
}) => {
  const patient = await newPatient(page, 'Rosters');
  const date = await bookConsult(patient, DAYS_AHEAD);
  const doctor = await doctorPage(browser, baseURL);
  await doctor.goto('/staff');
  await doctor.getByRole('link', { name: 'Consult times' }).click();
  await main(doctor).getByLabel('Day in Sydney').fill(date);
  await press(doctor, 'Show');
  await expect(doctor).toHaveURL(new RegExp(`date=${date}`));
  await expect(seven(doctor)).toContainText('5 free');
  await places(doctor).fill('0');
  await expectAccessible(doctor);
  await places(doctor).press('Enter');
  await expect(seven(doctor)).toContainText('1 over');
  await expect(main(doctor)).toContainText('1 consultation is booked beyond these places.');
  await expectAccessible(doctor);
  const closed = (await offeredDays(patient))[DAYS_AHEAD]?.slots ?? [];
  expect(new Set(closed.map(({ message }) => message))).toEqual(
    new Set(['Physician not available at this schedule.']),
  );
  await main(doctor).getByRole('link', { name: 'Consultations of this day' }).click();
  await main(doctor).getByRole('link', { name: 'Wren Alone' }).click();
  await press(doctor, 'Cancel and refund');
  await expect.poll(() => subjectsTo(page, patient.email)).toContain('Your consultation is cancelled');
});

test('a manager opens more places, and finds what a colleague has changed meanwhile [health-27 roles-05]', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsDemo(page, 'staff');
  await page.goto('/staff/consult-times');
  await main(page).getByRole('link', { name: 'Day after' }).click();
  await main(page).getByRole('link', { name: 'Day after' }).click();
  await expect(page).toHaveURL(/date=/);
  const last = main(page).getByRole('row', { name: /^10:00\spm/ });
  await expect(last).toContainText('6 free');
  const doctor = await doctorPage(browser, baseURL);
  await doctor.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await main(doctor).getByRole('combobox', { name: 'From' }).selectOption('10:00 pm');
  await places(doctor).fill('9');
  await press(doctor, 'Set places');
  await expect(main(doctor).getByRole('row', { name: /^10:00\spm/ })).toContainText('9 free');
  await main(page).getByRole('combobox', { name: 'From' }).selectOption('10:00 pm');
  await places(page).fill('7');
  await press(page, 'Set places');
  await expect(main(page).getByRole('alert')).toContainText('A colleague has changed these times meanwhile.');
  await expect(last).toContainText('9 free');
  await press(page, 'Set places');
  await expect(last).toContainText('7 free');
});
