import type { Page } from '@playwright/test';
import { signInAsNewCustomer } from '../../support/accounts';
import { enterDocument } from '../../support/keyboard/arrival';
import { choose, press, type } from '../../support/keyboard/keys';
import { main } from '../../support/landmarks';
import { addOwnRecord } from '../../support/steps/patients';
import { goOn, payAndBook, sayWho } from '../../support/steps/telehealth';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

const BOOK = '/telehealth/medical-certificate-work/book';
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const radio = (page: Page, name: string | RegExp) => main(page).getByRole('radio', { name });

/** Everything that was entered has reached the shop or the tab. */
const expectKept = (page: Page) => expect(main(page).locator('[data-saving="kept"]')).toBeVisible();

/** The step is shown, has the focus, and has an address that says nothing but its name. */
async function expectStep(page: Page, step: string, heading: string): Promise<void> {
  await expect(title(page)).toHaveText(heading);
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveURL(`${BOOK}?step=${step}`);
}

/** Loads the page again, which shows the same step; then Back and Forward, which keep what was entered. */
async function reload(page: Page, step: string, heading: string, before: string): Promise<void> {
  await expectKept(page);
  await enterDocument(page, () => page.reload());
  await expect(title(page)).toHaveText(heading);
  await expect(page).toHaveURL(`${BOOK}?step=${step}`);
  await page.goBack();
  await expect(title(page)).toHaveText(before);
  await page.goForward();
  await expectStep(page, step, heading);
}

/** The answers that pass, in the order of the questions. */
const ANSWERS = ['Yes', 'No', 'No', '1 day', 'Yes', 'Yes'];

const readable = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, window.location.href]),
  );

test('a guest books by keyboard, with Back and reload at every step, and leaves nothing readable [health-21]', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await visit(page, `${BOOK}?step=patient`);
  await sayWho(page);
  await expectStep(page, 'contact', 'How do we reach you?');
  await reload(page, 'contact', 'How do we reach you?', 'Who is the consultation for?');
  await page.goBack();
  await expect(main(page).getByLabel('First name')).toHaveValue('Gia');
  await page.goForward();
  await type(page, main(page).getByLabel('Mobile or phone number'), '0412 345 678');
  await goOn(page);

  let before = 'How do we reach you?';
  let number = 1;
  while ((await title(page).textContent()) !== 'When suits you?') {
    const step = `questions&q=${number}`;
    const heading = (await title(page).textContent()) ?? '';
    await expectStep(page, step, heading);
    await reload(page, step, heading, before);
    const given = ANSWERS[number - 1];
    if (given) await choose(page, main(page).getByRole('radio', { name: given, exact: true }));
    else await press(page, main(page).getByRole('checkbox'), 'Space');
    await expectKept(page);
    await enterDocument(page, () => page.reload());
    await expect(title(page)).toHaveText(heading);
    await expect(main(page).locator(':checked')).toHaveCount(1);
    await goOn(page);
    await expect(title(page)).not.toHaveText(heading);
    before = heading;
    number += 1;
  }
  expect(number).toBeGreaterThan(ANSWERS.length);
  for (const secret of ['unwell', 'Marsh', 'gia.marsh', '0412', 'Medcerts', 'answer.']) {
    expect((await readable(page)).replace(BOOK, '')).not.toContain(secret);
  }

  await expectStep(page, 'time', 'When suits you?');
  await reload(page, 'time', 'When suits you?', before);
  await choose(page, radio(page, /^Tomorrow /));
  await choose(page, radio(page, /^1PM - 3PM/));
  await goOn(page);
  await expectStep(page, 'review', 'Check your booking');
  await reload(page, 'review', 'Check your booking', 'When suits you?');
  await expect(main(page)).toContainText('Gia Marsh');
  await press(page, main(page).getByRole('button', { name: 'Continue to payment' }));
  await expectStep(page, 'payment', 'Pay and book');
  await reload(page, 'payment', 'Pay and book', 'Check your booking');
  await type(page, main(page).getByLabel('Card number'), '4242424242424242');
  await type(page, main(page).getByLabel('Expiry date'), '1234');
  await type(page, main(page).getByLabel('Security code'), '123');
  await press(page, main(page).getByRole('button', { name: /^Pay \$\d+\.\d\d and book$/ }));
  await expectStep(page, 'booked', 'You’re booked');
  await page.goto(`${BOOK}?step=review`);
  await expect(title(page)).toHaveText('Who is the consultation for?');
  await expect(main(page).getByLabel('First name')).toHaveValue('');
});

test('an address of a later step leads to the first open one, once [health-21]', async ({ page }) => {
  await visit(page, '/telehealth');
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).search));
  await page.goto(`${BOOK}?step=review`);
  await expect(title(page)).toHaveText('Who is the consultation for?');
  await expect(main(page).getByText('Please begin here')).toBeVisible();
  await expect(page).toHaveURL(`${BOOK}?step=patient`);
  expect(addresses).toEqual(['?step=review', '?step=patient']);
  await page.goBack();
  await expect(page).toHaveURL(/\/telehealth$/);
});

/** Chooses a time of tomorrow and holds it, up to the payment. */
async function holdTime(page: Page, time: RegExp): Promise<void> {
  await expect(title(page)).toHaveText('When suits you?');
  await radio(page, /^Tomorrow /).check();
  await radio(page, time).check();
  await main(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await main(page).getByRole('button', { name: 'Continue to payment' }).click();
  await expect(title(page)).toHaveText('Pay and book');
}

test('an account’s booking goes on in another tab; both finish it at different times, and it is one [health-21 health-22]', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await signInAsNewCustomer(page);
  await addOwnRecord(page);
  await visit(page, '/telehealth/short-consult/book?step=patient');
  await main(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(title(page)).toHaveText('How do we reach you?');
  await main(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(title(page)).toHaveText('When suits you?');
  await expectKept(page);
  const other = await context.newPage();
  await visit(other, '/telehealth/short-consult/book');
  await main(other).getByRole('link', { name: 'Continue where you were' }).click();
  await holdTime(other, /^3PM - 5PM/);
  await holdTime(page, /^1PM - 3PM/);
  await payAndBook(page);
  await payAndBook(other);
  await expect(main(other)).toContainText('1PM - 3PM');
  await other.goto('/user/appointments');
  const upcoming = main(other).getByRole('region', { name: 'Upcoming' });
  await expect(upcoming.getByRole('article')).toHaveCount(1);
});
