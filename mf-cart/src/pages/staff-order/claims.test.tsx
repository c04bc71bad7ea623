import { respondWith, sentVariables, serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  StaffClaimDocument,
  StaffClaimsLeaveDocument,
  StaffClaimsTakeDocument,
  StaffClaimsTakeOverDocument,
  StaffOrderDocument,
} from '../../generated/gql/graphql';
import { sampleStaffOrder } from '../../samples/staff-orders';
import type { Claim } from '../../shared/counter/claims/api/claim-fields';
import { page } from '.';

const { Component } = page;
const REFERENCE = 'SB-7K3M-9QXT';
const PLACE = { reference: REFERENCE, line: null };

/** The claim as the api has it now; its own holder is Mei, who has the page open. */
let claim: Claim | null;
/** When the api answers who claims it. */
let answered: Promise<void>;

const claimBy = (holder: 'mei' | 'jo', changes: Partial<Claim> = {}): Claim => ({
  ...{ code: REFERENCE, key: `of-${holder}`, staff_name: holder === 'mei' ? 'Mei Tran' : 'Jo Park' },
  ...{ since: new Date().toISOString(), is_mine: holder === 'mei', is_taken_from_me: false, ...changes },
});

async function open(queue: 'review' | 'pack' = 'review') {
  serve(
    respondWith(StaffOrderDocument, () => ({ staff_order: sampleStaffOrder({ queue }) })),
    respondWith(StaffClaimDocument, () => ({ staff_claim: claim })),
    respondWith(StaffClaimsTakeDocument, async () => {
      await answered;
      claim ??= claimBy('mei');
      return { staff_claims_take: { claim } };
    }),
    respondWith(StaffClaimsTakeOverDocument, () => {
      claim = claimBy('mei');
      return { staff_claims_take_over: { claim } };
    }),
    respondWith(StaffClaimsLeaveDocument, () => ({ staff_claims_leave: { claim: null } })),
  );
  const opened = render(<Component params={{ reference: REFERENCE }} search={new URLSearchParams()} />, {
    wrapper: TestShop,
  });
  await screen.findByRole('region', { name: 'Items' });
  return opened;
}

const look = () => act(() => vi.advanceTimersByTimeAsync(10_000));
const taken = () => sentVariables(StaffClaimsTakeDocument);
const buttonOf = (name: string) => screen.queryByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  startWork('pharmacist');
  claim = null;
  answered = Promise.resolve();
});
afterEach(() => void vi.useRealTimers());

describe('the review of an order [roles-30]', () => {
  it('is claimed by opening it, goes on while it is used, and ends with the page', async () => {
    const { unmount } = await open();
    await vi.waitFor(() => expect(taken()).toEqual([{ input: PLACE }]));
    await look();
    expect(taken()).toHaveLength(1);
    expect(sentVariables(StaffClaimDocument).length).toBeGreaterThan(0);
    await userEvent.keyboard('{Tab}');
    await look();
    expect(taken()).toHaveLength(2);
    expect(buttonOf('Take over')).toBeNull();
    unmount();
    await vi.waitFor(() => expect(sentVariables(StaffClaimsLeaveDocument)).toEqual([{ input: PLACE }]));
  });

  it('is left to others by who is gone before the answer comes', async () => {
    let answer: () => void = () => undefined;
    answered = new Promise((resolve) => {
      answer = resolve;
    });
    const { unmount } = await open();
    await vi.waitFor(() => expect(taken()).toHaveLength(1));
    unmount();
    expect(sentVariables(StaffClaimsLeaveDocument)).toEqual([]);
    answer();
    await vi.waitFor(() => expect(sentVariables(StaffClaimsLeaveDocument)).toEqual([{ input: PLACE }]));
  });

  it('says that a colleague has it, keeps nobody from deciding, and is free once it ends', async () => {
    claim = claimBy('jo', { since: '2026-11-23T22:05:00.000Z' });
    const { unmount } = await open();
    await screen.findByText('Claimed by Jo Park, 24 Nov 2026, 9:05 am.');
    expect(buttonOf('Approve order')).not.toBeNull();
    claim = null;
    await look();
    await vi.waitFor(() => expect(screen.queryByText(/^Claimed by/)).toBeNull());
    unmount();
    expect(sentVariables(StaffClaimsLeaveDocument)).toEqual([]);
  });

  it('is for those who may review it, while it waits', async () => {
    const { unmount } = await open('pack');
    await look();
    expect(taken()).toEqual([]);
    unmount();
    startWork('support');
    await open();
    await look();
    expect(taken()).toEqual([]);
  });
});

describe('taking a review over [roles-31]', () => {
  it('is one click', async () => {
    claim = claimBy('jo');
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Take over' }));
    await vi.waitFor(() => expect(buttonOf('Take over')).toBeNull());
    expect(sentVariables(StaffClaimsTakeOverDocument)).toEqual([{ input: { ...PLACE, key: 'of-jo' } }]);
    await look();
    expect(screen.queryByText(/^Claimed by/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByText('You work on this now.'));
  });

  it('is said on the page of whom it was taken from', async () => {
    await open();
    await vi.waitFor(() => expect(taken()).toHaveLength(1));
    claim = claimBy('jo', { is_taken_from_me: true, since: '2026-11-23T22:05:00.000Z' });
    await look();
    await screen.findByText('Jo Park has taken this over from you, 24 Nov 2026, 9:05 am.');
  });
});
