import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import {
  choose,
  enterDocument,
  expectArrival,
  expectFocusKept,
  press,
  tabTo,
  type,
} from '../support/keyboard';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

// A strip message that is fading out has no stable colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const main = (page: Page) => page.getByRole('main');
const CONTINUE = { name: 'Continue', exact: true } as const;
const goOn = (page: Page) => press(page, main(page).getByRole('button', CONTINUE));

/** The next step is shown: its heading has the focus, and it has no accessibility violations. */
async function expectScreen(page: Page, heading: string): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeFocused();
  await expectAccessible(page);
}

async function sayWho(page: Page): Promise<void> {
  await type(page, main(page).getByLabel('First name'), 'Gia');
  await type(page, main(page).getByLabel('Last name'), 'Marsh');
  await type(page, main(page).getByLabel('Day'), '9');
  await type(page, main(page).getByLabel('Month'), '4');
  await type(page, main(page).getByLabel('Year'), '1988');
  await choose(page, main(page).getByRole('radio', { name: 'Female' }));
  await type(page, main(page).getByLabel('E-mail'), 'gia.marsh@example.com');
  await goOn(page);
}

/** A day ahead, every state has free times. */
async function pickTime(page: Page): Promise<void> {
  await choose(page, main(page).getByRole('radio', { name: /^Tomorrow [A-Z][a-z]{2} \d{1,2}$/ }));
  await choose(page, main(page).getByRole('radio', { name: '1PM - 3PM' }));
  await goOn(page);
}

async function pay(page: Page, number: string): Promise<void> {
  await type(page, main(page).getByLabel('Card number'), number);
  await type(page, main(page).getByLabel('Expiry date'), '1234');
  await type(page, main(page).getByLabel('Security code'), '123');
  await press(page, main(page).getByRole('button', { name: /^Pay \$\d+\.\d\d and book$/ }));
}

test('a guest finds telehealth and books a short consult by keyboard alone [1-17 6-01]', async ({ page }) => {
  test.setTimeout(150_000);
  await enterDocument(page, () => page.goto('/telehealth'));
  await press(page, main(page).getByRole('link', { name: /See a doctor now.*Short consult/ }));
  await expectArrival(page, /\/telehealth\/short-consult$/, /^Short consult$/);
  await press(page, main(page).getByRole('link', { name: 'See a doctor now' }));
  await expectArrival(page, /\/telehealth\/short-consult\/book/, /Which consult suits you/);
  await goOn(page);

  await expectScreen(page, 'Who is the consultation for?');
  await sayWho(page);
  await expectScreen(page, 'How do we reach you?');
  await type(page, main(page).getByLabel('Mobile or phone number'), '0412 345 678');
  await goOn(page);
  await expectScreen(page, 'When suits you?');
  await pickTime(page);

  await expectScreen(page, 'Check your booking');
  await expect(main(page)).toContainText('Gia Marsh');
  await enterDocument(page, () => page.reload());
  await expect(main(page).getByRole('link', { name: 'Change time' })).toBeVisible();
  await press(page, main(page).getByRole('button', { name: 'Continue to payment' }));
  await expectScreen(page, 'Pay and book');
  await pay(page, '4000000000000002');
  await expect(main(page).getByText(/declined/i)).toBeVisible();
  await expectFocusKept(page);
  await tabTo(page, main(page).getByLabel('Card number'), 'Shift+Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('4242424242424242');
  await press(page, main(page).getByRole('button', { name: /^Pay/ }));
  await expectScreen(page, 'You’re booked');
  await expect(main(page)).toContainText(/Tomorrow .*1PM - 3PM/);
});

test('Back steps through the questions; health answers leave no trace, and a reload asks again', async ({
  page,
}) => {
  await visit(page, '/telehealth/medical-certificate-work/book?step=patient');
  await sayWho(page);
  await type(page, main(page).getByLabel('Mobile or phone number'), '0412 345 678');
  await goOn(page);
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Are you unwell with a general illness?');
  await choose(page, main(page).getByRole('radio', { name: 'Yes' }));
  await goOn(page);
  await expect(heading).toHaveText('Do you need to be examined by a doctor today?');

  await page.goBack();
  await expect(heading).toHaveText('Are you unwell with a general illness?');
  await expect(heading).toBeFocused();
  await expect(main(page).getByRole('radio', { name: 'Yes' })).toBeChecked();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
  );
  expect(kept + page.url()).not.toContain('unwell');

  await page.goForward();
  await expect(heading).toHaveText('Do you need to be examined by a doctor today?');
  await enterDocument(page, () => page.reload());
  await expect(main(page).getByText('Please answer once more')).toBeVisible();
  await expect(heading).toHaveText('Are you unwell with a general illness?');
});
