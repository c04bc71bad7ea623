import type { Page } from '@playwright/test';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { joinProgram } from '../../support/care/join-program';
import { bookConsult } from '../../support/care/patient';
import { doctorPage, newPatient } from '../../support/care/people';
import { main } from '../../support/landmarks';
import { subjectsTo } from '../../support/outbox';
import { expect, test } from '../../support/test';

const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();

test('a practitioner completes a consultation that runs, and its patient is mailed [roles-03]', async ({
  page,
}) => {
  await signInAsDemo(page, 'practitioner');
  await page.goto('/staff');
  await main(page)
    .getByRole('link', { name: /consultation/ })
    .first()
    .click();
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Noah Ellis' }).click();
  await expect(main(page)).toContainText('Sore throat for three days');
  await press(page, 'Put down that it took place');
  await expect(main(page)).toContainText('Please write a note');
  await main(page).getByLabel('Note', { exact: true }).fill('Viral. Rest, fluids, back if fever.');
  await expectAccessible(page);
  await press(page, 'Put down that it took place');
  await expect(main(page).getByRole('status').first()).toHaveText('Took place');
  await page.reload();
  await expect(main(page)).toContainText('Viral. Rest, fluids, back if fever.');
  await expect
    .poll(() => subjectsTo(page, 'noah.ellis@saltbush.example'))
    .toContain('Your consultation took place');
});

test('a practitioner cancels a customer’s consultation: mail and account say what comes back [health-15]', async ({
  page,
  browser,
  baseURL,
}) => {
  const patient = await newPatient(page, 'Carey');
  const date = await bookConsult(patient);
  const doctor = await doctorPage(browser, baseURL);
  await doctor.goto(`/staff/appointments?date=${date}`);
  await main(doctor).getByRole('link', { name: 'Wren Alone' }).last().click();
  await expect(main(doctor)).toContainText('A cough since Monday');
  await press(doctor, 'Cancel and refund');
  await expect(main(doctor).getByRole('status').first()).toHaveText('Cancelled');
  await expect.poll(() => subjectsTo(page, patient.email)).toContain('Your consultation is cancelled');
  await page.goto('/user/appointments');
  const past = main(page).getByRole('region', { name: 'Past' });
  await expect(past).toContainText('Cancelled');
  await expect(past).toContainText(/\$\d+\.\d\d returned/);
});

test('a practitioner approves a program with a medicine, which its member is offered [roles-03 consent-03]', async ({
  page,
  browser,
  baseURL,
}) => {
  const patient = await newPatient(page, 'Murray');
  const id = await joinProgram(patient);
  const doctor = await doctorPage(browser, baseURL);
  await doctor.goto('/staff/programs');
  await main(doctor).locator(`a[href="/staff/programs/${id}"]`).click();
  await expect(main(doctor)).toContainText('180cm');
  const prescribe = main(doctor).getByRole('radio', { name: /^Prescribe/ });
  await expect(prescribe).not.toBeChecked();
  await prescribe.check();
  const medicine = main(doctor).getByRole('combobox', { name: /^Medicine/ });
  await medicine.selectOption({ index: 1 });
  await main(doctor)
    .getByRole('spinbutton', { name: /^Supplies/ })
    .fill('3');
  await main(doctor).getByLabel('Note', { exact: true }).fill('Side effects explained');
  await press(doctor, 'Prescribe and offer it');
  await expect(main(doctor)).toContainText('Please speak with the patient first');
  await main(doctor)
    .getByRole('checkbox', { name: /^I have spoken with the patient/ })
    .check();
  await expectAccessible(doctor);
  await press(doctor, 'Prescribe and offer it');
  await expect(main(doctor).getByRole('status').first()).toHaveText('Running');
  await expect(main(doctor).getByRole('region', { name: 'Decisions' })).toContainText(
    'Side effects explained',
  );
  await expect
    .poll(() => subjectsTo(page, patient.email))
    .toContain('Your practitioner has made you an offer');
  await page.goto('/user/journey/1/dashboard');
  await expect(main(page).getByRole('button', { name: /^Accept/ })).toBeVisible();
});
