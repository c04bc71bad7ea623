import type { Page } from '@playwright/test';
import { choose, press, type } from '../keyboard/keys';
import { main } from '../landmarks';

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
