import { ToastRegion } from '@saltbush/shared-ui/design/overlays';
import { sentVariables } from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DiaryMeal } from '../../features/diary/api/diary-day';
import { FoodDiaryDaysDocument, FoodDiaryWeekDocument } from '../../generated/gql/graphql';
import { sampleDay } from '../../samples/diary-days';
import { openDiary, pressButton } from '../../samples/drive-diary';
import { signInMara, signOut } from '../../samples/sample-shop';

const saved: { file: Blob; download: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T00:00:00Z') });
  signInMara();
  saved.length = 0;
  let blob = new Blob();
  URL.createObjectURL = (made) => {
    blob = made as Blob;
    return 'blob:diary';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ file: blob, download: this.download });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  signOut();
});

/** Returns the text of a saved file. */
const textOf = (file: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file ?? new Blob());
  });

/** Opens the dialog that saves the diary, and chooses its days. */
async function chooseDays(first: string, last: string) {
  await pressButton('Save as a file');
  fireEvent.change(await screen.findByLabelText('First day'), { target: { value: first } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: last } });
  await pressButton('Save file');
}

/** A meal as it was recorded before the food list told the sodium. */
const withoutSodium = (meal: DiaryMeal): DiaryMeal => ({
  ...meal,
  entries: meal.entries.map((entry) => ({ ...entry, nutrition: { ...entry.nutrition, sodium: null } })),
});

it('saves days as a table, in which no name runs as a formula', async () => {
  const [breakfast, ...others] = sampleDay().meals;
  const entries = breakfast?.entries.map((entry) => ({ ...entry, name: '=HYPERLINK("x")' })) ?? [];
  const meals = [...(breakfast ? [{ ...breakfast, entries }] : []), ...others.map(withoutSodium)];
  openDiary(sampleDay({ meals }));
  render(<ToastRegion />);
  await chooseDays('2026-10-01', '2026-11-24');
  await screen.findByText('Your diary was saved as a file');
  expect(saved[0]?.download).toBe('food-diary-2026-10-01-to-2026-11-24.csv');
  expect((await textOf(saved[0]?.file)).trim().split('\r\n')).toEqual([
    'Day,Meal,Food,Portion,Grams,Energy (kJ),Protein (g),Carbohydrate (g),Fat (g),Fibre (g),Sodium (mg),Water (ml)',
    `2026-11-24,Breakfast,"'=HYPERLINK(""x"")",1 bowl,260,1092,11.2,38.5,6.5,4.2,117,`,
    '2026-11-24,Dinner,"Salmon, grilled",1 fillet,150,1275,33.3,0,19.5,0,,',
    '2026-11-24,Water,,,,,,,,,,750',
  ]);
  expect(sentVariables(FoodDiaryDaysDocument)).toEqual([
    { from_day: '2026-10-01', last_day: '2026-10-31' },
    { from_day: '2026-11-01', last_day: '2026-11-24' },
  ]);
});

it.each([
  ['2026-11-24', '2026-11-25', 'Please choose a day up to today'],
  ['2026-11-24', '2026-11-20', 'The period ends before it begins'],
  ['2025-11-23', '2026-11-24', 'Please choose a year at most'],
  ['2026-11-01', '2026-11-02', 'Nothing is noted on these days.'],
])('saves nothing from %s to %s: %s', async (first, last, message) => {
  openDiary();
  await chooseDays(first, last);
  await screen.findByText(message);
  expect(saved).toEqual([]);
});

it('charts a month, and shows its numbers as a table with their mean', async () => {
  openDiary();
  await userEvent.click(await screen.findByRole('radio', { name: '30 days' }));
  await waitFor(() =>
    expect(sentVariables(FoodDiaryWeekDocument).at(-1)).toEqual({ last_day: '2026-11-24', days: 30 }),
  );
  await pressButton('Show as a table');
  const table = within(await screen.findByRole('table', { name: 'Thirty days, in kJ. Target 8,700 kJ.' }));
  const rows = table.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toHaveLength(32);
  expect(rows.slice(0, 3)).toEqual(['DayEnergy', 'Tuesday 24 November2,367', 'Monday 23 November8,050']);
  expect(rows.at(-1)).toMatch(/^Mean of 26 days/);
  await pressButton('Show as a chart');
  expect(screen.queryByRole('table', { name: /in kJ/ })).toBeNull();
});
