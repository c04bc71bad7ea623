import { ToastRegion } from '@saltbush/shared-ui/design/overlays';
import { respondWithError, sentVariables, serve } from '@saltbush/shared-ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FoodDiaryEditEntryDocument } from '../../generated/gql/graphql';
import { sampleDay } from '../../samples/diary-days';
import { descriptionOf, findButton, openDiary, pressButton, retype } from '../../samples/drive-diary';
import { signInMara, signOut } from '../../samples/sample-shop';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T00:00:00Z') });
  signInMara();
});
afterEach(() => {
  vi.useRealTimers();
  signOut();
});

const PORRIDGE = ': change the amount of Porridge with milk';

/** Opens the form of the porridge's amount, and returns its field, which has the focus. */
async function edit(amount: string, label = 'How many') {
  await pressButton(`${amount}${PORRIDGE}`);
  const form = within(await screen.findByRole('form', { name: 'Amount of Porridge with milk' }));
  const box = form.getByRole<HTMLInputElement>('textbox', { name: label });
  await waitFor(() => expect(document.activeElement).toBe(box));
  return box;
}

const sent = () => sentVariables(FoodDiaryEditEntryDocument);

it('changes the number of servings in the row, keeps the focus, and takes it back', async () => {
  openDiary();
  render(<ToastRegion />);
  const box = await edit('1 bowl, 260 g');
  expect(box.value).toBe('1');
  expect(descriptionOf(box)).toBe('1 bowl, 260 g each');
  await retype(box, '½{Enter}');
  const changed = await findButton(`0.5 × 1 bowl, 130 g${PORRIDGE}`);
  await waitFor(() => expect(document.activeElement).toBe(changed));
  expect(changed.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByText('Porridge with milk is now 0.5 × 1 bowl, 130 g')).toBeDefined();
  await pressButton('Undo');
  await findButton(`1 bowl, 260 g${PORRIDGE}`);
  expect(sent()).toMatchObject([
    { input: { entry_id: 'e1', day: '2026-11-24', quantity: 0.5 } },
    { input: { entry_id: 'e1', quantity: 1 } },
  ]);
});

it('refuses what is no amount at the field, where it stays', async () => {
  openDiary();
  const box = await edit('1 bowl, 260 g');
  await retype(box, '20{Enter}');
  expect(descriptionOf(box)).toContain('Please enter at most 19: up to 5,000 g at a time');
  expect([box.value, document.activeElement]).toEqual(['20', box]);
  expect(sent()).toEqual([]);
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', () => pressButton('Cancel')],
])('leaves the amount as it was with %s', async (_name, leave) => {
  openDiary();
  await retype(await edit('1 bowl, 260 g'), '3');
  await leave();
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.activeElement).toBe(await findButton(`1 bowl, 260 g${PORRIDGE}`));
  expect(sent()).toEqual([]);
});

it('changes the grams of an entry that was weighed', async () => {
  const day = sampleDay();
  const [breakfast, ...others] = day.meals;
  const weighed = breakfast?.entries.map((entry) => ({ ...entry, portion: null, quantity: null })) ?? [];
  openDiary({ ...day, meals: breakfast ? [{ ...breakfast, entries: weighed }, ...others] : [] });
  await retype(await edit('260 g', 'How many grams'), '300{Enter}');
  await findButton(`300 g${PORRIDGE}`);
  expect(sent()).toMatchObject([{ input: { entry_id: 'e1', grams: 300 } }]);
});

it('keeps the form with what was typed if saving fails', async () => {
  openDiary();
  serve(respondWithError(FoodDiaryEditEntryDocument, { message: 'Please try again', code: 'DIARY_BUSY' }));
  const box = await edit('1 bowl, 260 g');
  await retype(box, '2{Enter}');
  expect(await screen.findByText('Please try again')).toBeDefined();
  expect(box.value).toBe('2');
});

it('changes the unit of an entry in its row, with as much of it, and takes it back', async () => {
  openDiary();
  render(<ToastRegion />);
  await edit('1 bowl, 260 g');
  const units = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Measured in' });
  expect([...units.options].map(({ label }) => label)).toEqual(['1 bowl', 'Cups', 'Weighed, in grams']);
  await userEvent.selectOptions(units, 'Weighed, in grams');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'How many grams' }).value).toBe('260');
  await userEvent.selectOptions(units, 'Cups');
  const cups = screen.getByRole<HTMLInputElement>('textbox', { name: 'How many cups' });
  expect([cups.value, descriptionOf(cups)]).toEqual(['1', '260 g each']);
  await retype(cups, '1½{Enter}');
  await findButton(`1.5 cups, 390 g${PORRIDGE}`);
  await pressButton('Undo');
  await findButton(`1 bowl, 260 g${PORRIDGE}`);
  expect(sent()).toMatchObject([
    { input: { entry_id: 'e1', unit: 'cup', quantity: 1.5 } },
    { input: { entry_id: 'e1', quantity: 1 } },
  ]);
  expect(sent()[1]?.input).not.toHaveProperty('unit');
});
