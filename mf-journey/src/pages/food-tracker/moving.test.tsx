import { ToastRegion } from '@saltbush/shared-ui/design/overlays';
import { respondWithError, sentVariables, serve } from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  FoodDiaryCopyEntriesDocument,
  FoodDiaryRemoveEntriesDocument,
  FoodDiaryRemoveEntryDocument,
  FoodDiaryRestoreEntriesDocument,
} from '../../generated/gql/graphql';
import { BANANA, NOTHING, sampleDay } from '../../samples/diary-days';
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

const emptyMeals = sampleDay().meals.map(({ meal }) => ({ meal, total: NOTHING, entries: [] }));
const empty = sampleDay({ total: NOTHING, meals: emptyMeals });
const yesterday = sampleDay({ day: '2026-11-23' });

/** Opens a day without entries, after one with porridge for breakfast and salmon for dinner. */
function openAfterYesterday() {
  openDiary(empty, '', [yesterday]);
  render(<ToastRegion />);
}

const list = (name: string) => screen.findByRole('list', { name });
const copied = () => sentVariables(FoodDiaryCopyEntriesDocument);

it('copies the meal of the day before into an empty one, and takes it back', async () => {
  openAfterYesterday();
  await pressButton('Copy yesterday’s breakfast');
  expect(within(await list('Breakfast')).getByText('Porridge with milk')).toBeDefined();
  await screen.findByText('Copied 1 entry to breakfast');
  expect(document.activeElement).toBe(await findButton('Add to breakfast'));
  expect(screen.queryByRole('button', { name: 'Copy yesterday’s lunch' })).toBeNull();
  const input = copied()[0]?.input;
  expect(input).toMatchObject({ from_day: '2026-11-23', day: '2026-11-24', entries: [{ entry_id: 'e1' }] });
  const [copy] = [input?.entries ?? []].flat();
  await pressButton('Undo');
  await findButton('Copy yesterday’s breakfast');
  expect(sentVariables(FoodDiaryRemoveEntriesDocument)).toEqual([
    { input: { day: '2026-11-24', entry_ids: [copy?.copy_id] } },
  ]);
});

it('copies another day, but for a meal that is left out', async () => {
  openAfterYesterday();
  await pressButton('Copy from another day');
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy from another day' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Breakfast, 1,092 kJ' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Copy 1 entry' }));
  expect(within(await list('Dinner')).getByText('Salmon, grilled')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Copied 1 entry to today');
  expect(copied()).toMatchObject([{ input: { from_day: '2026-11-23', entries: [{ entry_id: 'e2' }] } }]);
});

it('says that a chosen day has nothing, and which days can be chosen', async () => {
  openDiary(sampleDay(), '', [{ ...empty, day: '2026-11-20' }]);
  await pressButton('Copy from another day');
  const box = await screen.findByLabelText('Day to copy from');
  fireEvent.change(box, { target: { value: '2026-11-20' } });
  await screen.findByText('Nothing is noted on this day.');
  expect((await findButton('Copy')).hasAttribute('disabled')).toBe(true);
  fireEvent.change(box, { target: { value: '2026-11-25' } });
  await screen.findByText('Please choose a day up to today');
});

it('says how many entries a full day still takes, and sends the same ids again', async () => {
  openAfterYesterday();
  const message = 'A day holds at most 100 entries. There is room for 1 more.';
  serve(respondWithError(FoodDiaryCopyEntriesDocument, { message, code: 'TOO_MANY_ENTRIES' }));
  await pressButton('Copy from another day');
  await pressButton('Copy 2 entries');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  await pressButton('Copy 2 entries');
  await waitFor(() => expect(copied()).toHaveLength(2));
  expect(copied()[1]).toEqual(copied()[0]);
});

it('puts a removed entry back as it was, and keeps the focus', async () => {
  const meals = sampleDay().meals.map((meal) =>
    meal.meal === 'lunch' ? { ...meal, entries: [BANANA] } : meal,
  );
  openDiary(sampleDay({ meals }));
  render(<ToastRegion />);
  await pressButton('Remove Banana');
  await screen.findByText('Removed Banana');
  expect(screen.queryByRole('list', { name: 'Lunch' })).toBeNull();
  expect(document.activeElement).toBe(await findButton('Add to lunch'));
  await pressButton('Undo');
  expect(within(await list('Lunch')).getByText('Banana')).toBeDefined();
  expect(sentVariables(FoodDiaryRestoreEntriesDocument)).toEqual([
    { input: { day: '2026-11-24', removed: 'sealed' } },
  ]);
});

it('says that an entry could not be removed', async () => {
  openDiary();
  render(<ToastRegion />);
  serve(respondWithError(FoodDiaryRemoveEntryDocument, { message: 'Please try again', code: 'DIARY_BUSY' }));
  await pressButton('Remove Salmon, grilled');
  await screen.findByText('Please try again');
  expect(within(await list('Dinner')).getByText('Salmon, grilled')).toBeDefined();
});
