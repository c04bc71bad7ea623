import { type Browser, expect, type Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { newShopper, orderLines, type Shopper } from '../buyer/shopper';
import { addRecord } from '../care/patient';
import { main } from '../landmarks';

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** A customer whose own order waits for a script on paper. */
export interface PaperCustomer extends Shopper {
  reference: string;
  patient_uuid: string;
}

/** Signs a new customer in, in a browser of their own, who orders a medicine on a paper script. */
export async function orderOnPaper(browser: Browser): Promise<PaperCustomer> {
  const shopper = await newShopper(browser, 'Moreau');
  const patient_uuid = await addRecord(shopper);
  const line = { slug: KNOWN.prescription, patient_uuid, script_type: 'paper' };
  return { ...shopper, patient_uuid, reference: await orderLines(shopper, [line]) };
}

/** Opens a script from the queue that it waits in. */
export async function openFrom(page: Page, queue: string, reference: string): Promise<void> {
  await page.goto(`/staff/scripts?queue=${queue}&order=newest`);
  await main(page)
    .getByRole('link', { name: `${reference}-S1` })
    .click();
  await expect(page).toHaveURL(`/staff/scripts/${reference}-S1`);
}

/** Checks an awaited script and opens the form that keeps it on file, with its day filled in. */
export async function checkForFile(page: Page, reference: string): Promise<void> {
  await openFrom(page, 'awaited', reference);
  await press(page, 'It has arrived');
  await press(page, 'The script is valid');
  await press(page, 'Keep on file');
  const written = await main(page).getByLabel('Written on').getAttribute('max');
  await main(page).getByLabel('Written on').fill(String(written));
}
