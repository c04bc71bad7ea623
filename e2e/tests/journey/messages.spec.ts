import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { joinProgram } from '../../support/care/join-program';
import { doctorPage, newPatient } from '../../support/care/people';
import { enterDocument } from '../../support/keyboard/arrival';
import { press, type } from '../../support/keyboard/keys';
import { main } from '../../support/landmarks';
import { subjectsTo } from '../../support/outbox';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

const DASHBOARD = '/user/journey/1/dashboard';
const button = (page: Page, name: string) => main(page).getByRole('button', { name });
const messages = (page: Page) => main(page).getByRole('list', { name: 'Messages' });

/** Ticks an emergency, which is answered at once; then a grave side effect, which is sent. */
async function checkIn(page: Page): Promise<void> {
  await press(page, main(page).getByRole('link', { name: 'Check in' }));
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('How are you?');
  const pain = main(page).getByRole('checkbox', { name: /^Severe pain in the belly/ });
  await press(page, pain, 'Space');
  await expect(main(page).getByRole('alert').getByRole('link', { name: 'Call 000' })).toBeVisible();
  await expectAccessible(page);
  await press(page, pain, 'Space');
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await press(page, main(page).getByRole('checkbox', { name: /^Vomiting/ }), 'Space');
  await type(page, main(page).getByRole('textbox', { name: /^Anything to add/ }), 'Since last night.');
  await expect(main(page).locator('[data-saving="kept"]')).toBeAttached();
  await enterDocument(page, () => page.reload());
  await expect(main(page).getByRole('checkbox', { name: /^Vomiting/ })).toBeChecked();
  await expect(main(page).getByRole('textbox', { name: /^Anything to add/ })).toHaveValue(
    'Since last night.',
  );
  await press(page, button(page, 'Send check-in'));
  await expect(main(page).getByRole('heading', { name: /^A practitioner looks at this/ })).toBeFocused();
  await press(page, main(page).getByRole('link', { name: 'See your messages' }));
  await expect(messages(page)).toContainText('Vomiting, or unable to keep fluids down');
}

/** Opens a program from the queue of what waits for an answer. */
async function openFromQueue(doctor: Page, id: string): Promise<void> {
  await doctor.goto('/staff');
  const programs = main(doctor).getByRole('region', { name: 'Programs' });
  await expect(programs.locator('a[href*="queue=messages"]')).toContainText('urgent');
  await programs.locator('a[href*="queue=messages"]').click();
  await main(doctor).locator(`a[href="/staff/programs/${id}"]`).click();
  await expect(messages(doctor)).toContainText('Since last night.');
}

async function answer(doctor: Page, text: string): Promise<void> {
  await main(doctor)
    .getByRole('textbox', { name: /^Answer/ })
    .fill(text);
  await button(doctor, 'Send answer').click();
}

test('a check-in goes to a practitioner first, whose answer the member reads [health-25 health-26]', async ({
  page,
  browser,
  baseURL,
  quietConsole: _quiet,
}) => {
  test.setTimeout(240_000);
  const patient = await newPatient(page, 'Danube');
  const id = await joinProgram(patient);
  await visit(page, DASHBOARD);
  await checkIn(page);
  await enterDocument(page, () => page.reload());
  await expect(messages(page)).toContainText('Since last night.');

  const doctor = await doctorPage(browser, baseURL);
  await openFromQueue(doctor, id);
  await expect(main(doctor)).toContainText('A check-in that may be grave waits here');
  await expect(button(doctor, 'No answer needed')).toHaveCount(0);
  await expectAccessible(doctor);

  // Written while the practitioner's page does not show it.
  await type(page, main(page).getByRole('textbox', { name: /^Your message/ }), 'It has stopped now.');
  await press(page, button(page, 'Send message'));
  await expect(messages(page)).toContainText('It has stopped now.');
  await answer(doctor, 'Please skip the next dose.');
  await expect(main(doctor).getByRole('alert')).toContainText('Something was written here meanwhile');
  await expect(messages(doctor)).toContainText('It has stopped now.');
  await expect(main(doctor).getByRole('textbox', { name: /^Answer/ })).toHaveValue(
    'Please skip the next dose.',
  );
  await button(doctor, 'Send answer').click();
  await expect(messages(doctor).getByRole('listitem').last()).toContainText('Please skip the next dose.');
  await expect(main(doctor)).not.toContainText('A check-in that may be grave waits here');

  await expect
    .poll(() => subjectsTo(page, patient.email))
    .toContain('You have a message from your care team');
  await visit(page, DASHBOARD);
  await expect(main(page)).toContainText('1 new message');
  await main(page).getByRole('link', { name: 'Read it' }).click();
  await expect(messages(page)).toContainText('Asha');
  await expect(messages(page)).toContainText('Please skip the next dose.');
  await expectAccessible(page);
  await visit(page, DASHBOARD);
  await expect(main(page).getByRole('link', { name: 'Messages' })).toBeVisible();
  await expect(main(page)).not.toContainText('new message');
});

test('what was typed survives an outage, and is sent once', async ({ page, context }) => {
  await newPatient(page, 'Volga').then(joinProgram);
  await visit(page, '/user/journey/1/messages');
  const text = main(page).getByRole('textbox', { name: /^Your message/ });
  await text.fill('May I swim?');
  await context.setOffline(true);
  await button(page, 'Send message').click();
  await expect(main(page).getByRole('alert')).toBeVisible();
  await expect(text).toHaveValue('May I swim?');
  await context.setOffline(false);
  await button(page, 'Send message').dblclick();
  await expect(text).toHaveValue('');
  await page.reload();
  await expect(messages(page).getByRole('listitem')).toHaveCount(1);
});
