import { consultDays, consultWindow } from '@saltbush/contract';
import {
  JourneyConsultTimesDocument,
  JourneySubscriptionsMoveConsultDocument,
} from '@saltbush/shared-ui/appointment';
import { subscribe } from '@saltbush/shared-ui/bus';
import { respondWith, respondWithError, sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  JourneySubscriptionsCancelConsultDocument,
  JourneySubscriptionsDocument,
} from '../../generated/gql/graphql';
import { movedTo, sampleConsult, sampleConsultDays } from '../../samples/consults';
import { programHandlers } from '../../samples/program-handlers';
import { signInMara, signOut } from '../../samples/sample-shop';
import { sampleSubscription } from '../../samples/subscription';
import type { Subscription } from '../../shared/subscription/api/subscriptions';
import { page } from '.';

const { Component } = page;
const now = new Date();
/** 9 am of the day after tomorrow in Sydney, and the times after it. */
const [NINE, ELEVEN] = (consultDays(now, 'NSW')[2]?.windows ?? [])
  .slice(1)
  .map(({ startsAt }) => startsAt.toISOString()) as [string, string];
const DAY = consultDays(now, 'NSW')[2]?.label ?? '';

const withConsult = (
  consult: Partial<NonNullable<Subscription['upcoming_booking']>> = {},
  changes: Partial<Subscription> = {},
) =>
  sampleSubscription({ upcoming_booking: sampleConsult({ appointment_at: NINE, ...consult }), ...changes });

function show(subscription: Subscription) {
  serve(...programHandlers(subscription));
  render(
    <TestShop>
      <Component params={{}} search={new URLSearchParams()} />
    </TestShop>,
  );
}

async function openMove() {
  await userEvent.click(await screen.findByRole('button', { name: 'Move this consult' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move your consult' }));
  await userEvent.click(await dialog.findByRole('radio', { name: DAY }));
  return dialog;
}

beforeEach(signInMara);
afterEach(() => {
  signOut();
  vi.useRealTimers();
});

describe('moving a program’s consult', () => {
  it('goes to a free time, which the page and other tabs then show', async () => {
    const told = vi.fn();
    const stop = subscribe('program:changed', told);
    show(withConsult());
    const dialog = await openMove();
    expect(dialog.getByRole('radio', { name: /9AM - 11AM.*Your time now/ }).matches(':disabled')).toBe(true);
    await userEvent.click(dialog.getByRole('radio', { name: '11AM - 1PM' }));
    await userEvent.click(dialog.getByRole('button', { name: `Move to ${DAY}, 11AM - 1PM` }));
    expect(await screen.findByText(consultWindow(ELEVEN, 'NSW', now))).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentVariables(JourneySubscriptionsMoveConsultDocument)).toMatchObject([
      { input: { subscription_id: 's1', booking_id: 'b1', shown_at: NINE, datetime: ELEVEN } },
    ]);
    expect(told).toHaveBeenCalledOnce();
    stop();
  });

  it('leads to the next free times when somebody else has taken the one chosen', async () => {
    show(withConsult());
    const dialog = await openMove();
    await userEvent.click(dialog.getByRole('radio', { name: '11AM - 1PM' }));
    const message = 'Sorry, the selected slot has been booked or no slots available.';
    const taken = sampleConsultDays(withConsult()).map((day) => ({
      ...day,
      slots: day.slots.map((slot) =>
        slot.starts_at === ELEVEN ? { ...slot, is_available: false, message: 'Taken' } : slot,
      ),
    }));
    serve(
      respondWithError(JourneySubscriptionsMoveConsultDocument, { message, code: 'SLOT_UNAVAILABLE' }),
      respondWith(JourneyConsultTimesDocument, { journey_consult_times: taken }),
    );
    await userEvent.click(dialog.getByRole('button', { name: /^Move to/ }));
    expect(await dialog.findByText('Your consult has not moved')).toBeDefined();
    expect(dialog.getByText(message)).toBeDefined();
    expect(await dialog.findByRole('radio', { name: /11AM - 1PM.*Taken/ })).toBeDefined();
    expect(dialog.getByRole('radio', { name: '1PM - 3PM' })).toBeDefined();
  });

  it('shows where another tab has moved it meanwhile, and moves it from there', async () => {
    show(withConsult());
    const dialog = await openMove();
    await userEvent.click(dialog.getByRole('radio', { name: '11AM - 1PM' }));
    const message = 'This consult was moved meanwhile.';
    const elsewhere = withConsult(movedTo(ELEVEN));
    serve(
      respondWithError(JourneySubscriptionsMoveConsultDocument, { message, code: 'CONSULT_MOVED' }),
      ...programHandlers(elsewhere),
    );
    await userEvent.click(dialog.getByRole('button', { name: /^Move to/ }));
    expect(await dialog.findByText(message)).toBeDefined();
    expect(await dialog.findByRole('radio', { name: /11AM - 1PM.*Your time now/ })).toBeDefined();
    serve(...programHandlers(elsewhere));
    await userEvent.click(dialog.getByRole('radio', { name: '1PM - 3PM' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Move to/ }));
    await screen.findByText(/, 1PM - 3PM$/);
    expect(sentVariables(JourneySubscriptionsMoveConsultDocument).at(-1)?.input.shown_at).toBe(ELEVEN);
  });

  it('ends two hours before it while the page stays open', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const at = new Date(Date.now() + 2 * 3_600_000 + 60_000).toISOString();
    show(withConsult(movedTo(at)));
    expect(await screen.findByRole('button', { name: 'Move this consult' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(screen.queryByRole('button', { name: 'Move this consult' })).toBeNull();
    expect(screen.getByText('It starts in less than 2 hours, so it can no longer be moved.')).toBeDefined();
  });
});

describe('cancelling a program’s consult', () => {
  it('says that a free one returns, and cancels it', async () => {
    show(withConsult({}, { num_free_consults: 0 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel this consult' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this consult?' }));
    expect(dialog.getByText(/It was one of your free consults: you can book it again\./)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel consult' }));
    expect(await screen.findByText('No consult is booked.')).toBeDefined();
    expect(sentVariables(JourneySubscriptionsCancelConsultDocument)).toEqual([
      { input: { subscription_id: 's1', booking_id: 'b1' } },
    ]);
  });

  it('of a first one leads to leaving the program, with the fee refunded', async () => {
    show(withConsult({ is_first: true }, { status: 'reviewing', is_active: false, refunds_fee: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel this consult' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel your first consult?' }));
    expect(dialog.getByText(/your fee of \$79\.00 is refunded in full/)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave the program…' }));
    const leaving = within(await screen.findByRole('dialog', { name: 'Cancel your program?' }));
    expect(leaving.getByText(/Your fee is refunded in full/)).toBeDefined();
    expect(sentVariables(JourneySubscriptionsDocument).length).toBeGreaterThan(0);
  });
});
