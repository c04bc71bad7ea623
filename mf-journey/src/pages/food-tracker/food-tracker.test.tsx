import { respondWith, sentVariables, serve } from '@saltbush/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DiaryEntry } from '../../features/diary/api/diary-day';
import { FoodDiarySetTargetDocument, JourneyFoodTargetDocument } from '../../generated/gql/graphql';
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

it('fills in the target that the program suggests, and saves nothing by itself [health-62]', async () => {
  const target = { kilojoules: 6800, protein: 80, carbohydrate: 200, fat: 55, fibre: 25, sodium: 2000 };
  const suggestions = (['sitting', 'walking'] as const).map((activity, index) => ({
    activity,
    target: { ...target, kilojoules: 6800 + index * 1200, water_ml: 2100 },
  }));
  const known = { first_name: 'Mara', weight_kg: 85, weighed_on: '2026-11-20', height_cm: 165, age: 45 };
  openDiary();
  serve(respondWith(JourneyFoodTargetDocument, () => ({ journey_food_target: { ...known, suggestions } })));
  await pressButton('Change your target');
  const dialog = within(await screen.findByRole('dialog', { name: 'Your daily target' }));
  await userEvent.click(await dialog.findByRole('radio', { name: 'I walk a bit on most days' }));
  expect(
    dialog.getByText(/^For Mara, from 85 kg, as you noted on Friday 20 November, 165 cm and 45 years\./),
  ).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Fill in 8,000 kJ and the rest' }));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Energy' }).value).toBe('8000');
  expect(dialog.getByRole('status').textContent).toBe('Filled in below. Save to use it.');
  expect(sentVariables(FoodDiarySetTargetDocument)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Save target' }));
  await waitFor(() => expect(sentVariables(FoodDiarySetTargetDocument)).toHaveLength(1));
  expect(sentVariables(FoodDiarySetTargetDocument)).toEqual([
    { input: { ...target, kilojoules: 8000, water_ml: 2100 } },
  ]);
});

it('suggests nothing to whom no program knows', async () => {
  openDiary();
  await pressButton('Change your target');
  const dialog = within(await screen.findByRole('dialog', { name: 'Your daily target' }));
  expect(dialog.queryByText('Suggested for you')).toBeNull();
});
