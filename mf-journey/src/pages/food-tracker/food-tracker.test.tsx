import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
