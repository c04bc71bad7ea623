import { serve } from '@saltbush/shared-ui/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { bookingAnswers, NOW } from './booking-answers';
import { BookingInShop, startBooking } from './booking-page';

let restoreUrl: () => void = () => undefined;

/** Sets the clock and the api's responses before each test of the calling file, and restores the URL after it. */
export function setUpBooking(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    serve(...bookingAnswers());
  });
  afterEach(() => {
    restoreUrl();
    vi.useRealTimers();
  });
}

/** Starts the booking without rendering its page, for pages that lead to it. */
export function startAt(options: Parameters<typeof startBooking>[0]): void {
  restoreUrl = startBooking(options);
}

/** Opens the booking page at a URL. */
export function openBooking(options: Parameters<typeof startBooking>[0]): void {
  startAt(options);
  render(<BookingInShop />);
}

/** Waits for the screen with this heading. */
export const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Presses Continue. */
export const pressContinue = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Continue' }));

/** A radio button whose name begins with a label: that of a time ends with its fee. */
export const radioOf = (label: string | RegExp) =>
  typeof label === 'string' ? (name: string) => name === label || name.startsWith(`${label} `) : label;

/** Selects a radio button by its label. */
export const choose = async (label: string | RegExp) =>
  userEvent.click(await screen.findByRole('radio', { name: radioOf(label) }));

/** Returns the step in the URL. */
export const currentStep = () => new URLSearchParams(window.location.search).get('step');

/** Enters a guest at the patient step, and goes on. */
export async function fillGuest(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('First name'), 'Gia');
  await userEvent.type(screen.getByLabelText('Last name'), 'Marsh');
  for (const [box, text] of [
    ['Day', '9'],
    ['Month', '4'],
    ['Year', '1988'],
  ] as const) {
    await userEvent.type(screen.getByLabelText(box), text);
  }
  await choose('Female');
  await userEvent.type(screen.getByLabelText('E-mail'), 'gia@example.com');
  await pressContinue();
}

/** Opens a part that loads on demand: React waits for it only within `act`. */
export async function openForm(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
}

/** Pays for the short consult with a card. */
export async function pay(number = '4242424242424242'): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Card number'), number);
  await userEvent.type(screen.getByLabelText('Expiry date'), '1230');
  await userEvent.type(screen.getByLabelText('Security code'), '123');
  await userEvent.click(screen.getByRole('button', { name: 'Pay $39.00 and book' }));
}
