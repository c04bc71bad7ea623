import type { Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { newShopper, orderLines, type Shopper } from '../../support/buyer/shopper';
import { addRecord, bookingsOf } from '../../support/care/patient';
import { openFrom } from '../../support/counter/paper-script';
import { main } from '../../support/landmarks';
import { mailTo } from '../../support/outbox';
import { canLetTimePass, letConsultBegin } from '../../support/shop/passed-time';
import { answer, chooseFreeTimeOn, press, title } from '../../support/steps/booking-screens';
import { payAndBook } from '../../support/steps/telehealth';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test.skip(() => !canLetTimePass(), 'No consultation begins in a shop whose database is not at hand');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DAYS_AHEAD = 9;
const MEDICINE = /Lorimer Pharma Atorvastatin 20mg 30 Tablets/;
const DIRECTIONS = 'One tablet every evening';
const panel = (page: Page, name: string) => main(page).getByRole('region', { name });

/** Requests a script of a medicine online, and pays for the consultation. */
async function requestScript({ page }: Shopper): Promise<void> {
  await visit(page, '/telehealth/online-scripts/book?step=medicine');
  await main(page).getByRole('combobox').fill('atorvastatin 20');
  await page.getByRole('option', { name: MEDICINE }).first().click();
  await press(page, 'Continue');
  await main(page).getByRole('radio', { name: /^Wren/ }).check();
  await press(page, 'Continue');
  await press(page, 'Continue');
  await answer(page, 'Yes', 'No', 'Yes', 'No');
  await expect(title(page)).toHaveText('Before you go on');
  await main(page).getByRole('checkbox').check();
  await press(page, 'Continue');
  await chooseFreeTimeOn(page, DAYS_AHEAD);
  await press(page, 'Continue to payment');
  await payAndBook(page);
}

/** Opens the consultation of a customer, which has begun by now, at the desk, and puts it down as held. */
async function hold(desk: Page, customer: Shopper): Promise<void> {
  const [booking] = await bookingsOf(customer);
  await letConsultBegin(booking?.uuid ?? '', 10);
  await desk.goto(`/staff/appointments/${booking?.uuid}`);
  await expect(panel(desk, 'Script')).toContainText('A script needs a consultation that took place');
  await main(desk).getByLabel('Note', { exact: true }).fill('Stable; repeat');
  await press(desk, 'Put down that it took place');
}

/** Opens the medicine’s page from the appointment, which offers the script on file, and orders on it. */
async function orderOnFile({ page, ...customer }: Shopper, patient_uuid: string): Promise<string> {
  const past = main(page).getByRole('region', { name: 'Past' });
  await past.getByRole('link', { name: MEDICINE }).click();
  await expect(page).toHaveURL(new RegExp(`/products/${KNOWN.prescription}`));
  await expect(main(page).getByRole('radio', { name: /^Script on file/ })).toBeEnabled();
  const line = { slug: KNOWN.prescription, patient_uuid, script_type: 'onfile' };
  return orderLines(customer, [line]);
}

test('who asked for a script online gets it on file from the practitioner, and orders on it; the pharmacist sees who issued it [roles-03 health-63 health-65 health-66]', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const customer = await newShopper(browser, 'Renewed');
  const patient_uuid = await addRecord(customer);
  await requestScript(customer);
  await signInAsDemo(page, 'practitioner');
  await hold(page, customer);

  const desk = panel(page, 'Script');
  await expect(desk).toContainText(MEDICINE);
  for (const directions of [DIRECTIONS, 'Two tablets every evening']) {
    await desk.getByLabel('Supplies, the first included').fill('2');
    await desk.getByLabel('Directions').fill(directions);
    await expectAccessible(page);
    await desk.getByRole('button', { name: 'Issue script' }).click();
    await expect(desk.getByRole('list')).toContainText(directions);
    if (directions === DIRECTIONS) {
      await desk.getByLabel('Why script 1 is withdrawn').fill('Wrong dose');
      await desk.getByRole('button', { name: 'Withdraw script 1' }).click();
      await expect(desk.getByRole('list')).toContainText('Wrong dose');
      await desk.getByRole('combobox').fill('atorvastatin 20');
      await page.getByRole('option', { name: MEDICINE }).first().click();
    }
  }

  const mail = await mailTo(page, customer.email, 'Something from your consultation is ready');
  expect(mail).not.toMatch(/atorvastatin|Alone|tablets every/i);
  await visit(customer.page, /\/user\/appointments\S*/.exec(mail)?.[0] ?? '');
  const past = main(customer.page).getByRole('region', { name: 'Past' });
  await expect(past).toContainText('Your script is on file');
  await expect(past).toContainText('1 pack in a supply, 2 of 2 supplies left, until');
  await expect(past).toContainText('No longer on file');
  await expect(past).not.toContainText('Wrong dose');
  await expectAccessible(customer.page);
  const reference = await orderOnFile(customer, patient_uuid);

  const pharmacist = await (await browser.newContext()).newPage();
  await signInAsDemo(pharmacist, 'pharmacist');
  await openFrom(pharmacist, 'on_file', reference);
  const filed = panel(pharmacist, 'Script on file');
  await expect(filed).toContainText(/Issued here by.*Asha Pillai, .*consultation TH-[0-9A-F]{8}/);
  await expect(filed).toContainText('Two tablets every evening');
  await expect(filed).toContainText('1 repeat left');
  await press(pharmacist, 'The script is valid');
  await expect(main(pharmacist)).toContainText('This script is valid.');

  await visit(customer.page, '/user/appointments');
  await expect(past).toContainText('1 of 2 supplies left');
  await page.reload();
  await expect(desk.getByRole('list')).toContainText('1 of 2 supplies left');
  await expect(desk.getByRole('button', { name: 'Withdraw script 2' })).toBeVisible();
});
