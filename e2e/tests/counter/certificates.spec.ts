import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pdfText } from '../../../api/test/shop/certificates/pdf-text';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { main } from '../../support/landmarks';
import { subjectsTo } from '../../support/outbox';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const RUBY = 'ruby.castellano@saltbush.example';
const panel = (page: Page) => main(page).getByRole('region', { name: 'Certificate' });

/** Returns the path of the appointment in the mail that announces a document. */
async function linkIn(page: Page, subject: string): Promise<string> {
  const response = await page.request.get('/api/dev/outbox');
  const { data } = (await response.json()) as { data: { to: string; subject: string; text: string }[] };
  const mail = data.find((one) => one.to === RUBY && one.subject === subject);
  return /\/appointments\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** Saves the certificate of the page and returns what it says. */
async function download(page: Page, button: string): Promise<string> {
  const saved = page.waitForEvent('download');
  await main(page).getByRole('button', { name: button }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('certificate.pdf');
  return pdfText(await readFile(await file.path())).replaceAll('\n', '');
}

test('a practitioner issues a certificate, which its patient downloads until it is withdrawn [health-30]', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsDemo(page, 'practitioner');
  await page.goto('/staff/appointments');
  await main(page).getByRole('link', { name: 'Ruby Castellano' }).click();
  await main(page).getByLabel('Note', { exact: true }).fill('Contact dermatitis. Emollient.');
  await main(page).getByRole('button', { name: 'Put down that it took place' }).click();
  await panel(page).getByLabel('Patient’s name').fill('Ruby Nguyễn-Castellano');
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Issue certificate' }).click();
  await expect(panel(page).getByRole('list')).toContainText('Valid');
  expect(await download(page, 'Download PDF')).toContain('Ruby Nguyễn-Castellano');

  const ready = 'A document from your consultation is ready';
  await expect.poll(() => subjectsTo(page, RUBY)).toContain(ready);
  const patient = await (await browser.newContext({ baseURL })).newPage();
  await visit(patient, await linkIn(page, ready));
  await expect(main(patient)).toContainText('Medical certificate for work');
  await expectAccessible(patient);
  const text = await download(patient, 'Download certificate (PDF)');
  expect(text).toContain('Ruby Nguyễn-Castellano');
  expect(text).toContain('sample practice');
  expect(text).not.toContain('dermatitis');

  await panel(page).getByLabel('Why it is withdrawn').fill('Names somebody else');
  await panel(page).getByRole('button', { name: 'Withdraw certificate' }).click();
  await expect(panel(page).getByRole('list')).toContainText('Names somebody else');
  await main(patient).getByRole('button', { name: 'Download certificate (PDF)' }).click();
  await expect(main(patient)).toContainText('no longer holds');
  await patient.reload();
  await expect(main(patient)).toContainText('Withdrawn: no longer valid');
  await expect(main(patient).getByRole('button', { name: /^Download/ })).toHaveCount(0);
});
