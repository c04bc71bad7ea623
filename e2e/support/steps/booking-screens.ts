import { expect, type Page } from '@playwright/test';
import { main } from '../landmarks';

/** The heading of a booking's screen. */
export const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
export const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();
/** The days to choose from. */
export const days = (page: Page) =>
  main(page).getByRole('group', { name: 'Day', exact: true }).getByRole('radio');

/** Answers the questions of a booking, one a screen. */
export async function answer(page: Page, ...given: string[]): Promise<void> {
  for (const name of given) {
    const before = (await title(page).textContent()) ?? '';
    await main(page).getByRole('radio', { name, exact: true }).check();
    await press(page, 'Continue');
    if (name !== given.at(-1)) await expect(title(page)).not.toHaveText(before);
  }
}

/** Chooses a time of a day and goes on to the review. */
export async function chooseTimeOn(page: Page, daysAhead: number, name: RegExp): Promise<void> {
  await expect(title(page)).toHaveText('When suits you?');
  await days(page).nth(daysAhead).check();
  await main(page).getByRole('radio', { name }).check();
  await press(page, 'Continue');
  await expect(title(page)).toHaveText('Check your booking');
}

/** Chooses the first free time of a day and continues to the review: others may have taken or closed some of its times. */
export async function chooseFreeTimeOn(page: Page, daysAhead: number): Promise<void> {
  await expect(title(page)).toHaveText('When suits you?');
  await days(page).nth(daysAhead).check();
  await main(page).locator('input[name="slot"]:enabled').first().check();
  await press(page, 'Continue');
  await expect(title(page)).toHaveText('Check your booking');
}
