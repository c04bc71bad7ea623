import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DiaryEntry } from '../../features/diary/api/diary-day';
import { sampleDay } from '../../samples/diary-days';
import { findButton, openDiary, pressButton } from '../../samples/drive-diary';
import { signInMara, signOut } from '../../samples/sample-shop';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T00:00:00Z') });
  signInMara();
});
afterEach(() => {
  vi.useRealTimers();
  signOut();
});

it('preserves focus when the last glass is removed', async () => {
  openDiary(sampleDay({ water_ml: 250 }));
  (await findButton('Remove a glass')).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove a glass' })).toBeNull());
  expect(document.activeElement).toBe(await findButton('Add a glass'));
});

it('requires targets to be whole numbers', async () => {
  openDiary();
  await pressButton('Change your target');
  const dialog = within(await screen.findByRole('dialog', { name: 'Your daily target' }));
  const energy = dialog.getByRole('textbox', { name: 'Energy' });
  await userEvent.clear(energy);
  await userEvent.type(energy, '8700.5');
  await userEvent.click(dialog.getByRole('button', { name: 'Save target' }));
  expect((await dialog.findAllByText('Please enter a whole number')).length).toBeGreaterThan(0);
});

it('says what the entries of the day do not tell, instead of counting it as nothing', async () => {
  const old = (entry: DiaryEntry) => ({
    ...entry,
    nutrition: { ...entry.nutrition, fibre: null, sodium: null },
  });
  const [breakfast, ...others] = sampleDay().meals;
  const meals = breakfast ? [{ ...breakfast, entries: breakfast.entries.map(old) }, ...others] : [];
  openDiary(sampleDay({ meals, total: { ...sampleDay().total, fibre: null, sodium: 90 } }));
  expect(await screen.findByText('At least 90 of 2,300 mg')).toBeDefined();
  expect(screen.getByText('Not known of 30 g')).toBeDefined();
  expect(screen.getByText('Some of your entries don’t tell their fibre or sodium.')).toBeDefined();
  expect(screen.getByText(/Fat 6.5 g · Fibre not known · Sodium not known$/)).toBeDefined();
  expect(screen.getByText(/Fat 19.5 g · Fibre 0 g · Sodium 90 mg$/)).toBeDefined();
});

it('shows fibre and sodium like the other nutrients', async () => {
  openDiary();
  expect(await screen.findByText('4.2 of 30 g')).toBeDefined();
  expect(screen.getByText('207 of 2,300 mg')).toBeDefined();
  expect(screen.queryByText(/don’t tell/)).toBeNull();
});
