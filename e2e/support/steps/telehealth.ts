import { expect, type Page } from '@playwright/test';
import { choose, press, type } from '../keyboard/keys';
import { main } from '../landmarks';
import { visit } from '../visit';

const CONTINUE = { name: 'Continue', exact: true } as const;
/** Continues to the next question, by keyboard. */
export const goOn = (page: Page) => press(page, main(page).getByRole('button', CONTINUE));

/** Answers who the consultation is for, by keyboard. */
export async function sayWho(page: Page): Promise<void> {
  await type(page, main(page).getByLabel('First name'), 'Gia');
  await type(page, main(page).getByLabel('Last name'), 'Marsh');
  await type(page, main(page).getByLabel('Day'), '9');
  await type(page, main(page).getByLabel('Month'), '4');
  await type(page, main(page).getByLabel('Year'), '1988');
  await choose(page, main(page).getByRole('radio', { name: 'Female' }));
  await type(page, main(page).getByLabel('E-mail'), 'gia.marsh@example.com');
  await goOn(page);
}

/** Answers who the consultation is for, and how they are reached, as a guest. */
export async function fillGuest(page: Page, state = 'NSW', firstName = 'Gia', Year = '1988'): Promise<void> {
  const content = main(page);
  const fields = { 'First name': firstName, 'Last name': 'Marsh', Day: '9', Month: '4', Year };
  for (const [label, text] of Object.entries(fields)) await content.getByLabel(label).fill(text);
  await content.getByRole('radio', { name: 'Female' }).check();
  await content.getByLabel('E-mail').fill(`${firstName.toLowerCase()}.marsh@example.com`);
  await content.getByRole('button', CONTINUE).click();
  await content.getByLabel('Mobile or phone number').fill('0412 345 678');
  await content.getByLabel('Where the patient will be').selectOption(state);
  await content.getByRole('button', CONTINUE).click();
}

/** Chooses a prescription medicine that the search finds, and goes on. */
export async function findMedicine(page: Page): Promise<void> {
  await main(page).getByRole('combobox').fill('atorva');
  await page
    .getByRole('option', { name: /Atorvastatin/ })
    .first()
    .click();
  await main(page).getByRole('button', CONTINUE).click();
}

/** Opens the first question of a service as a guest. */
export async function openQuestions(page: Page, slug: string): Promise<void> {
  const isScript = slug === 'online-scripts';
  await visit(page, `/telehealth/${slug}/book?step=${isScript ? 'medicine' : 'patient'}`);
  if (isScript) await findMedicine(page);
  await fillGuest(page);
  await expect(page).toHaveURL(/step=questions/);
}

/** Pays for a consultation by card on the step of its payment, and waits until it is booked. */
export async function payAndBook(page: Page): Promise<void> {
  await main(page).getByLabel('Card number').fill('4242424242424242');
  await main(page).getByLabel('Expiry date').fill('1234');
  await main(page).getByLabel('Security code').fill('123');
  await main(page)
    .getByRole('button', { name: /^Pay \$\d+\.\d\d and book$/ })
    .click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('You’re booked', {
    timeout: 20_000,
  });
}
