import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { enterDocument, expectArrival } from '../../support/keyboard/arrival';
import { expectFocusKept } from '../../support/keyboard/focus';
import { choose, press, tabTo, type } from '../../support/keyboard/keys';
import { main } from '../../support/landmarks';
import { goOn, sayWho } from '../../support/steps/telehealth';
import { expect, test } from '../../support/test';

// A strip message that is fading out has no stable colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The next step is shown: its heading has the focus, and it has no accessibility violations. */
async function expectScreen(page: Page, heading: string): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeFocused();
  await expectAccessible(page);
}

/** A day ahead, every state has free times. */
async function pickTime(page: Page): Promise<void> {
  await choose(page, main(page).getByRole('radio', { name: /^Tomorrow [A-Z][a-z]{2} \d{1,2}$/ }));
  await choose(page, main(page).getByRole('radio', { name: /^1PM - 3PM/ }));
  await goOn(page);
}

async function pay(page: Page, number: string): Promise<void> {
  await type(page, main(page).getByLabel('Card number'), number);
  await type(page, main(page).getByLabel('Expiry date'), '1234');
  await type(page, main(page).getByLabel('Security code'), '123');
  await press(page, main(page).getByRole('button', { name: /^Pay \$\d+\.\d\d and book$/ }));
}

test('a guest finds telehealth and books a short consult by keyboard alone [1-17 6-01]', async ({ page }) => {
  test.setTimeout(240_000);
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
  await press(page, main(page).getByRole('button', { name: /^Pay .+ and book/ }));
  await expectScreen(page, 'You’re booked');
  await expect(main(page)).toContainText(/Tomorrow .*1PM - 3PM/);
});
