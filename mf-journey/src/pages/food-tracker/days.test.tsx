import { watchLocation } from '@saltbush/shared-ui/platform';
import { sentVariables } from '@saltbush/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FoodDiaryAddEntryDocument } from '../../generated/gql/graphql';
import { sampleDay } from '../../samples/diary-days';
import { chooseBanana, findButton, openDiary, pressButton } from '../../samples/drive-diary';
import { signInMara, signOut } from '../../samples/sample-shop';

watchLocation();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T00:00:00Z') });
  signInMara();
});
afterEach(() => {
  vi.useRealTimers();
  signOut();
});

const address = () => window.location.pathname + window.location.search;
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

it('keeps the day in the address, where a reload finds it and what is added goes', async () => {
  const { unmount } = openDiary();
  await heading('Today');
  expect(address()).toBe('/food-tracker');
  await pressButton('Day before');
  await heading('Yesterday');
  expect(address()).toBe('/food-tracker?day=2026-11-23');
  unmount();
  openDiary(sampleDay(), window.location.search);
  await heading('Yesterday');
  await chooseBanana('lunch');
  await pressButton('Add Banana');
  await waitFor(() =>
    expect(sentVariables(FoodDiaryAddEntryDocument)).toMatchObject([{ input: { day: '2026-11-23' } }]),
  );
});

it('goes through the days with Back and Forward', async () => {
  openDiary();
  await pressButton('Day before');
  await pressButton('Day before');
  await heading('Sunday 22 November');
  window.history.back();
  await heading('Yesterday');
  window.history.back();
  await heading('Today');
  window.history.forward();
  await heading('Yesterday');
  await pressButton('Day after');
  await heading('Today');
  expect(address()).toBe('/food-tracker');
});

it.each(['2026-11-25', '2027-01-01', '2026-02-31', '1999-01-01', 'yesterday', '', '2026-11-24'])(
  'leads from the day %j to today',
  async (day) => {
    openDiary(sampleDay(), `?day=${day}`);
    await heading('Today');
    await waitFor(() => expect(address()).toBe('/food-tracker'));
  },
);

it('ends at the oldest day that a diary covers', async () => {
  openDiary(sampleDay(), '?day=2021-11-20');
  await heading('Saturday 20 November');
  await pressButton('Day before');
  expect(address()).toBe('/food-tracker?day=2021-11-20');
});

it('preserves focus when returning to today', async () => {
  openDiary();
  await pressButton('Day before');
  await screen.findByText('Yesterday');
  (await findButton('Back to today')).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Today');
  expect(document.activeElement).toBe(await findButton('Day before'));
});
