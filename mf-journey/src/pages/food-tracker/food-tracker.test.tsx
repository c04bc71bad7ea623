import { sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FoodDiaryAddEntryDocument } from '../../generated/gql/graphql';
import { diaryHandlers, sampleDay } from '../../samples/diary-handlers';
import { signInMara, signOut } from '../../samples/sample-shop';
import { page } from '.';

const { Component } = page;

function show(day = sampleDay()) {
  serve(...diaryHandlers(day));
  render(
    <TestShop>
      <Component params={{}} search={new URLSearchParams()} />
    </TestShop>,
  );
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T00:00:00Z') });
  signInMara();
});
afterEach(() => {
  vi.useRealTimers();
  signOut();
});

it('limits a portion to the maximum of an entry and says so', async () => {
  show();
  await press('Add to lunch');
  await userEvent.type(await screen.findByRole('combobox'), 'bana');
  // Suggestions are selected on pointer down.
  await userEvent.click(await screen.findByRole('option', { name: /^Banana/ }));
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'How many' });
  await userEvent.clear(box);
  await userEvent.type(box, '1000{Enter}');
  // 47 × 105 g = 4,935 g, the most that fits into 5,000 g.
  expect(box.value).toBe('47');
  expect(screen.getByText('You can add at most 47 at a time: up to 5,000 g.')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: /1 large/ }));
  expect(box.value).toBe('37');
  await press('Decrease how many');
  expect(screen.queryByText(/at most/)).toBeNull();
  await press('Add Banana');
  await waitFor(() =>
    expect(sentVariables(FoodDiaryAddEntryDocument)).toMatchObject([
      { input: { portion: '1 large', quantity: 36 } },
    ]),
  );
});

it('preserves focus when the last glass is removed', async () => {
  show(sampleDay({ water_ml: 250 }));
  (await button('Remove a glass')).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove a glass' })).toBeNull());
  expect(document.activeElement).toBe(await button('Add a glass'));
});

it('preserves focus when returning to today', async () => {
  show();
  await press('Day before');
  await screen.findByText('Yesterday');
  (await button('Back to today')).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Today');
  expect(document.activeElement).toBe(await button('Day before'));
});

it('requires targets to be whole numbers', async () => {
  show();
  await press('Change your target');
  const dialog = within(await screen.findByRole('dialog', { name: 'Your daily target' }));
  const energy = dialog.getByRole('textbox', { name: 'Energy' });
  await userEvent.clear(energy);
  await userEvent.type(energy, '8700.5');
  await userEvent.click(dialog.getByRole('button', { name: 'Save target' }));
  expect((await dialog.findAllByText('Please enter a whole number')).length).toBeGreaterThan(0);
});
