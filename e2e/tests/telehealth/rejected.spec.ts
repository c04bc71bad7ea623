import type { Page } from '@playwright/test';
import { choose, tabTo } from '../../support/keyboard/keys';
import { main } from '../../support/landmarks';
import { goOn, openQuestions } from '../../support/steps/telehealth';
import { expect, test } from '../../support/test';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

const CONSULT = '/products/telehealth-short-consult';
const radio = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Answers Submitted' });

/** Answers a service's questions by keyboard; the last answer does not pass. */
async function answer(page: Page, slug: string, answers: readonly string[]): Promise<void> {
  await openQuestions(page, slug);
  for (const word of answers) {
    await choose(page, radio(page, word));
    await goOn(page);
  }
}

/** The drawer says this, whom to call when it is urgent, and leads to the short consult. */
async function expectRejected(page: Page, message: string): Promise<void> {
  const drawer = drawerOf(page);
  await expect(drawer.getByText(message, { exact: true })).toBeVisible();
  await expect(drawer.getByText('Need urgent help? Call 000', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Call 000' })).toHaveAttribute('href', 'tel:000');
  await expect(drawer.getByRole('link', { name: 'Book a short consult' })).toHaveAttribute('href', CONSULT);
}

test('COVID-19 answers that do not pass open the drawer, which leads to the short consult [2.21-01 2.21-04 2.21-06 8-24 4.n-01]', async ({
  page,
}) => {
  await answer(page, 'covid-antivirals', ['Yes', 'No']);
  const message =
    'Based on your answers, you’re currently not eligible for COVID-19 antiviral treatment through this service.';
  await expectRejected(page, message);
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toBeHidden();
  await expect(radio(page, 'No')).toBeChecked();

  await goOn(page);
  await tabTo(page, drawerOf(page).getByRole('link', { name: 'Book a short consult' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(CONSULT);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(/short consult/i);
});

test('the drawer names a script’s request [2.21-05 2.21-06 8-24 4.n-01]', async ({ page }) => {
  await answer(page, 'online-scripts', ['No']);
  await expectRejected(page, 'Based on your answers, we could not process your Prescription request.');
});

test('the drawer names a certificate’s request [2.21-05 2.21-06 8-24 4.n-01]', async ({ page }) => {
  await answer(page, 'medical-certificate-carer', ['Child', 'No', 'Yes']);
  const message = 'Based on your answers, we could not process your Medical Certificate request.';
  await expectRejected(page, message);
});
