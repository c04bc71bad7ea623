import type { Page } from '@playwright/test';
import { approveProgram } from '../../support/care/approve-program';
import { joinProgram } from '../../support/care/join-program';
import { newPatient } from '../../support/care/people';
import { choose, press } from '../../support/keyboard/keys';
import { main } from '../../support/landmarks';
import { subjectsTo } from '../../support/outbox';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

const DASHBOARD = '/user/journey/1/dashboard';
const REASONS = ['Too expensive', 'Not useful', 'Found alternative', 'This is temporary'];
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** A new member whose program runs. */
async function startProgram(page: Page, lastName: string) {
  const member = await newPatient(page, lastName);
  await approveProgram(await joinProgram(member));
  await visit(page, DASHBOARD);
  return member;
}

test('a member books the free follow-up consult by keyboard, and finds it as the next one [2.20-05 2.20-08 2.20-12]', async ({
  page,
}, { repeatEachIndex }) => {
  const { email } = await startProgram(page, 'Barwon');
  await expect(main(page)).toContainText('No consult is booked.');
  await expect(main(page)).toContainText('1 free follow-up consult left');
  await press(page, button(page, 'Book a follow-up consult'));
  const dialog = page.getByRole('dialog', { name: 'Book a follow-up consult' });
  await expect(dialog).toContainText('Free: you have 1 free consult left.');
  const days = dialog.getByRole('group', { name: 'Day', exact: true }).getByRole('radio');
  const day = days.nth(3 + repeatEachIndex);
  const label = await day.evaluate((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent ?? '');
  await choose(page, day);
  await choose(page, dialog.getByRole('radio', { name: '7PM - 9PM' }));
  await press(page, dialog.getByRole('button', { name: 'Book consult' }));
  await expect(dialog).toBeHidden();

  const expectBooked = async () => {
    await expect(main(page)).toContainText('Your next consult');
    await expect(main(page)).toContainText(`${label}, 7PM - 9PM`);
    await expect(main(page)).toContainText('0 free follow-up consults left');
    await expect(button(page, 'Book a follow-up consult')).toHaveCount(0);
  };
  await expectBooked();
  await page.reload();
  await expectBooked();
  // The first consult was booked with the joining.
  const isBooking = (subject: string) => subject === 'Your consultation is booked';
  await expect.poll(async () => (await subjectsTo(page, email)).filter(isBooking).length).toBe(2);
});

test('a member reads a lesson: its progress is kept, then that it is read [2.20-14]', async ({ page }) => {
  await startProgram(page, 'Derwent');
  const first = main(page).getByRole('listitem').filter({ hasText: 'Week 1' });
  await expect(main(page)).toContainText(/0 of \d+ read/);
  await expect(first).toHaveAttribute('aria-current', 'step');
  const lesson = (await first.getByRole('button').textContent()) ?? '';
  await button(page, 'Start reading').click();
  const reader = page.getByRole('dialog', { name: lesson });
  await expect(reader.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
  await reader.getByRole('button', { name: 'Close' }).click();
  await expect(button(page, 'Keep reading')).toBeVisible();
  await page.reload();
  await expect(first).toHaveAttribute('data-status', 'InProgress');
  await button(page, 'Keep reading').click();
  await reader.getByRole('button', { name: 'I’ve read this' }).click();
  await expect(reader).toBeHidden();
  await expect(main(page)).toContainText(/1 of \d+ read/);
  await page.reload();
  await expect(main(page)).toContainText(/1 of \d+ read/);
  await expect(first).toContainText('Read');
  await expect(first).not.toHaveAttribute('aria-current', 'step');
});

test('a member cancels by keyboard with a reason from the list, and the program has ended [2.20-15]', async ({
  page,
}) => {
  await startProgram(page, 'Goulburn');
  await press(page, button(page, 'Cancel your program'));
  const dialog = page.getByRole('dialog', { name: 'Cancel your program?' });
  const reasons = dialog.getByRole('radio');
  await expect(reasons).toHaveCount(REASONS.length);
  const labels = await reasons.evaluateAll((radios) =>
    radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
  );
  expect(labels).toEqual(REASONS);
  await press(page, dialog.getByRole('button', { name: 'Cancel program' }));
  await expect(dialog).toContainText('Please choose a reason');
  await choose(page, dialog.getByRole('radio', { name: 'Found alternative' }));
  const sent = page.waitForRequest(
    (request) => request.postDataJSON()?.operationName === 'JourneySubscriptionsCancel',
  );
  await press(page, dialog.getByRole('button', { name: 'Cancel program' }));
  expect((await sent).postDataJSON().variables.input.reason).toBe('found-alternative');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(main(page).getByRole('heading', { name: 'Your program has ended' })).toBeVisible();
  await expect(button(page, 'Cancel your program')).toHaveCount(0);
  await expect(button(page, 'Add items')).toHaveCount(0);
});
