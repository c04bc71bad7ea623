import type { Page } from '@playwright/test';
import { signInAsNewCustomer } from '../../support/accounts';
import { main } from '../../support/landmarks';
import { fillGuest, findMedicine, payAndBook } from '../../support/steps/telehealth';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const PHONE = { width: 390, height: 844 };
const DAYS = 14;
const WINDOW = /^\d{1,2}[AP]M - \d{1,2}[AP]M/;
const WINDOWS = ['7AM - 9AM', '9AM - 11AM', '11AM - 1PM', '1PM - 3PM', '3PM - 5PM', '5PM - 7PM', '7PM - 9PM'];

const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const goOn = (page: Page) => main(page).getByRole('button', { name: 'Continue', exact: true }).click();
const days = (page: Page) => main(page).getByRole('group', { name: 'Day', exact: true }).getByRole('radio');
const times = (page: Page) => main(page).locator('[type="radio"][name="slot"]');

/** What the labels of radio buttons say. */
const wordsOf = (radios: ReturnType<typeof days>) =>
  radios.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent ?? ''));

/** The next days in Sydney, as the picker names them. */
function expectedDays(): string[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(new Date());
  const words = (at: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(at);
  return Array.from({ length: DAYS }, (_, n) => {
    const at = new Date(Date.parse(today) + n * 24 * 60 * 60 * 1000);
    const name = ['Today', 'Tomorrow'][n] ?? words(at, { weekday: 'long' });
    return `${name} ${words(at, { month: 'short', day: 'numeric' })}`;
  });
}

/** The picker lists the next days, and of a whole day windows of two hours. */
async function expectTimes(page: Page): Promise<void> {
  await expect(title(page)).toHaveText('When suits you?');
  await expect(days(page)).toHaveCount(DAYS);
  const offered = (await wordsOf(days(page))).map((words) => words.replace('Nothing free', ''));
  expect(offered).toEqual(expectedDays());
  await days(page).nth(8).check();
  const windows = (await wordsOf(times(page))).map((words) => WINDOW.exec(words)?.[0]);
  expect(windows).toEqual(WINDOWS);
}

const PATIENT = {
  'First name': 'Rwen',
  'Last name': 'Alone',
  Day: '9',
  Month: '4',
  Year: '1988',
  Phone: '0412 345 678',
  'Street address': '188 Pitt Street',
  Suburb: 'Sydney',
  Postcode: '2000',
  'Medicare number': '6951449601',
  'Reference number': '1',
  Expiry: '01/2040',
};

/** Adds the first patient of the account; a slip of the pen in the name is corrected afterwards. */
async function addAndEditPatient(page: Page): Promise<void> {
  const content = main(page);
  for (const [name, text] of Object.entries(PATIENT)) {
    await content
      .getByRole('textbox', { name, exact: true })
      .or(content.getByRole('combobox', { name, exact: true }))
      .fill(text);
  }
  await content.getByRole('radio', { name: 'Female' }).check();
  await content.getByLabel('State').selectOption('NSW');
  await content.getByRole('button', { name: 'Save patient' }).click();
  await expect(title(page)).toHaveText('How do we reach you?');

  await page.goBack();
  await content.getByRole('button', { name: 'Edit Rwen’s details' }).click();
  await content.getByRole('textbox', { name: 'First name' }).fill('Wren');
  await content.getByRole('button', { name: 'Save patient' }).click();
  await expect(title(page)).toHaveText('How do we reach you?');
  await goOn(page);
}

async function answerQuestions(page: Page): Promise<void> {
  for (const [number, word] of ['Yes', 'No', 'Yes', 'No'].entries()) {
    await expect(page).toHaveURL(number === 0 ? /step=questions/ : new RegExp(`q=${number + 1}$`));
    await main(page).getByRole('radio', { name: word, exact: true }).check();
    await goOn(page);
  }
  await main(page).getByRole('checkbox').check();
  await goOn(page);
}

async function pay(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Continue to payment' }).click();
  await payAndBook(page);
}

test('a script is requested from the landing to success, with a patient added and edited on the way [2.21-01 2.21-02 2.21-03]', async ({
  page,
  quietConsole: _quiet,
}, { repeatEachIndex }) => {
  await signInAsNewCustomer(page);
  await visit(page, '/telehealth');
  await main(page)
    .getByRole('link', { name: /Online scripts/ })
    .first()
    .click();
  await expect(title(page)).toHaveText('Online scripts');
  await main(page).getByRole('link', { name: 'Request a script' }).click();
  await expect(title(page)).toHaveText('Which medicine do you need?');
  await goOn(page);
  await expect(main(page)).toContainText('Please choose a prescription medicine');
  await findMedicine(page);
  await expect(title(page)).toHaveText('Who is the consultation for?');
  await addAndEditPatient(page);
  await answerQuestions(page);
  await expectTimes(page);
  await times(page).nth(repeatEachIndex).check();
  await goOn(page);
  await expect(title(page)).toHaveText('Check your booking');
  await expect(main(page)).toContainText('Wren Alone');
  await expect(main(page)).toContainText(/Atorvastatin/);
  await pay(page);
  await expect(main(page)).toContainText(WINDOWS[repeatEachIndex] ?? '');
});

test('a consult is selected by a guest; a service is not given in every state [2.21-01]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/telehealth/short-consult/book');
  await expect(title(page)).toHaveText('Which consult suits you?');
  await main(page)
    .getByRole('radio', { name: /^Long consult/ })
    .check();
  await goOn(page);
  await expect(page).toHaveURL(/\/telehealth\/long-consult\/book\?step=patient/);

  await visit(page, '/telehealth/quit-smoking/book?step=patient');
  await fillGuest(page, 'NT');
  await expect(title(page)).toHaveText('This service is not available for you yet');
  await main(page).getByRole('link', { name: 'See the short consult instead' }).click();
  await expect(title(page)).toHaveText('Short consult');
});
