import { sentVariables } from '@saltbush/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FoodDiaryAddEntryDocument } from '../../generated/gql/graphql';
import {
  chooseBanana,
  descriptionOf,
  findButton,
  openDiary,
  pressButton,
  retype,
} from '../../samples/drive-diary';
import { signInMara, signOut } from '../../samples/sample-shop';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T00:00:00Z') });
  signInMara();
});
afterEach(() => {
  vi.useRealTimers();
  signOut();
});

it.each([
  ['0.5', 0.5, '205 kJ'],
  ['1.25', 1.25, '507 kJ'],
  ['1,5', 1.5, '611 kJ'],
  ['½', 0.5, '205 kJ'],
  ['1 1/2', 1.5, '611 kJ'],
])('adds %s bananas', async (typed, quantity, energy) => {
  openDiary();
  const box = await chooseBanana('lunch');
  await retype(box, typed);
  expect(screen.getByText(energy)).toBeDefined();
  await pressButton('Add Banana');
  await waitFor(() =>
    expect(sentVariables(FoodDiaryAddEntryDocument)).toMatchObject([
      { input: { portion: '1 medium', quantity } },
    ]),
  );
});

it.each([
  ['0', 'Please enter at least 0.25'],
  ['−1', 'Please enter at least 0.25'],
  ['999', 'Please enter at most 47: up to 5,000 g at a time'],
  ['1.125', 'Please enter at most two decimals'],
  ['some', 'Please enter a number, such as 2, 0.5 or 1/2'],
])('refuses %s bananas at the field, where the text stays', async (typed, message) => {
  openDiary();
  const box = await chooseBanana('lunch');
  await retype(box, `${typed}{Enter}`);
  expect(box.value).toBe(typed);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(box)).toContain(message);
  await userEvent.tab();
  expect(box.value).toBe(typed);
  await pressButton('Add Banana');
  expect(document.activeElement).toBe(box);
  expect(sentVariables(FoodDiaryAddEntryDocument)).toEqual([]);
});

it('says when a number does not fit a larger serving, and keeps it', async () => {
  openDiary();
  const box = await chooseBanana('lunch');
  await retype(box, '40');
  await userEvent.click(screen.getByRole('radio', { name: /1 large/ }));
  expect(box.value).toBe('40');
  expect(descriptionOf(box)).toContain('Please enter at most 37');
  await userEvent.click(screen.getByRole('radio', { name: /1 medium/ }));
  expect(box.getAttribute('aria-invalid')).toBeNull();
});

it('steps by quarters below one serving', async () => {
  openDiary();
  const box = await chooseBanana('lunch');
  await pressButton('Increase how many');
  expect(box.value).toBe('2');
  for (const expected of ['1', '0.75', '0.5', '0.25', '0.25']) {
    await pressButton('Decrease how many');
    expect(box.value).toBe(expected);
  }
  expect((await findButton('Decrease how many')).getAttribute('aria-disabled')).toBe('true');
});

it('adds pieces, and offers only the units that make sense for a food', async () => {
  openDiary();
  await chooseBanana('lunch');
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names.join(' ')).toMatch(/1 medium.*1 large.*Pieces.*105 g.*Weighed, in grams/);
  expect(names.join(' ')).not.toMatch(/Cups|Millilitres/);
  await userEvent.click(screen.getByRole('radio', { name: /^Pieces/ }));
  await retype(screen.getByRole('textbox', { name: 'How many pieces' }), '3{Enter}');
  await waitFor(() =>
    expect(sentVariables(FoodDiaryAddEntryDocument)).toMatchObject([
      { input: { unit: 'piece', quantity: 3 } },
    ]),
  );
});
