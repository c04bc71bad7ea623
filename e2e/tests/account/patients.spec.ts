import { addRecord } from '../../support/care/patient';
import { newPatient } from '../../support/care/people';
import { main } from '../../support/landmarks';
import { expect, test } from '../../support/test';

/** Patients on a page. */
const PER_PAGE = 10;
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jo', 'Kit'];

test('patients have pages of ten, and a form with every field of theirs [2.18-01 2.18-02]', async ({
  page,
}) => {
  const patient = await newPatient(page, 'Parent');
  await page.goto('/user/patients');
  const content = main(page);
  await expect(content.getByRole('heading', { name: 'No patients yet' })).toBeVisible();
  for (const first_name of NAMES) await addRecord(patient, { first_name });

  await page.reload();
  const list = content.getByRole('region', { name: 'Your patients' });
  await expect(list.getByRole('article')).toHaveCount(PER_PAGE);
  await content
    .getByRole('navigation', { name: 'Pages of patients' })
    .getByRole('link', { name: '2' })
    .click();
  await expect(page).toHaveURL('/user/patients?page=2');
  await expect(list.getByRole('article')).toHaveCount(NAMES.length - PER_PAGE);

  await content.getByRole('button', { name: 'Add a patient' }).click();
  const form = content.getByRole('region', { name: 'Add a patient' });
  const texts = [
    'First name',
    'Last name',
    'Day',
    'Month',
    'Year',
    'Phone',
    'Street address',
    'Suburb',
    'Postcode',
  ];
  for (const label of [...texts, 'Allergies', 'Medical conditions', 'Current medication'])
    await expect(
      form
        .getByRole('textbox', { name: label })
        .or(form.getByRole('combobox', { name: label }))
        .first(),
    ).toBeVisible();
  await expect(form.getByLabel('State')).toBeVisible();
  for (const legend of ['Gender', 'Pregnant or breastfeeding?'])
    await expect(form.getByRole('group', { name: legend }).getByRole('radio').first()).toBeAttached();
  await form.getByRole('radio', { name: 'Medicare card' }).check({ force: true });
  for (const label of ['Medicare number', 'Reference number', 'Expiry'])
    await expect(form.getByLabel(label).first()).toBeVisible();
  await form.getByRole('radio', { name: /^IHI/ }).check({ force: true });
  await expect(form.getByLabel('IHI number')).toBeVisible();
});
