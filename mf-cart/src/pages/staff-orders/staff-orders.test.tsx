import { applyHead, createQueryClient } from '@saltbush/shared-ui/platform';
import { respondWith, serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import { focusManager } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StaffOrderQueuesDocument, StaffOrdersDocument } from '../../generated/gql/graphql';
import type { Claim } from '../../shared/counter/claims/api/claim-fields';
import { page } from '.';

const { Component } = page;

function open(address: string) {
  render(<Component params={{}} search={new URL(address, 'https://shop.example').searchParams} />, {
    wrapper: TestShop,
  });
}

const order = {
  ...{ reference: 'SB-7K3M-9QXT', created_at: '2026-11-20T03:00:00.000Z', state: 'placed' as const },
  ...{ is_approved: true, first_name: 'Priya', last_name: 'Nolan', num_items: 1, order_total: 2495 },
  ...{ shipping_method: { name: 'Click and collect' }, cnc_location: { ready_by: '2020-11-27' } },
  items: [{ schedule: '' }],
};

beforeEach(() => {
  startWork('support');
  history.replaceState(null, '', '/staff/orders');
  serve(
    respondWith(StaffOrdersDocument, {
      staff_orders: { data: [], claims: [], next: null, limited_to: null },
    }),
    respondWith(StaffOrderQueuesDocument, { staff_order_queues: [] }),
  );
});

it('says by which day an order to collect has to be ready [shelves-05]', async () => {
  serve(
    respondWith(StaffOrdersDocument, {
      staff_orders: { data: [order], claims: [], next: null, limited_to: null },
    }),
  );
  open('/staff/orders?queue=pack');
  await screen.findByText('Click and collect. Ready by Fri 27 Nov: overdue');
});

describe('a desk that stays open', () => {
  /** How many orders wait, and who reviews them, as the api has it now. */
  let waiting: number;
  let claims: Claim[];

  const listed = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...order, reference: `SB-2222-222${at}` }));
  const look = () => act(() => vi.advanceTimersByTimeAsync(15_000));
  const rows = () => screen.getAllByRole('row').length - 1;

  beforeEach(async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    waiting = 2;
    claims = [];
    serve(
      respondWith(StaffOrdersDocument, () => ({
        staff_orders: { data: listed(waiting), claims, next: null, limited_to: null },
      })),
      respondWith(StaffOrderQueuesDocument, () => ({
        staff_order_queues: [
          { queue: 'review' as const, count: waiting, oldest_at: null },
          { queue: 'pack' as const, count: 9, oldest_at: null },
        ],
      })),
    );
    const search = new URLSearchParams('queue=review');
    const queryClient = createQueryClient();
    applyHead((await page.load({ params: {}, search, pathname: '/staff/orders', queryClient })).head);
  });
  afterEach(() => void vi.useRealTimers());

  it('says in its title how many orders wait in the queue, and shows those that have come [roles-32]', async () => {
    open('/staff/orders?queue=review');
    await vi.waitFor(() => expect(document.title).toMatch(/^\(2\) Orders to review/));
    expect(rows()).toBe(2);
    waiting = 3;
    await look();
    await vi.waitFor(() => expect(document.title).toMatch(/^\(3\) Orders to review/));
    expect(rows()).toBe(3);
    waiting = 0;
    await look();
    await vi.waitFor(() => expect(document.title).toMatch(/^Orders to review/));
    await screen.findByText('Nothing waits here.');
  });

  it('counts on in a tab in the background [roles-32]', async () => {
    open('/staff/orders?queue=review');
    await vi.waitFor(() => expect(document.title).toMatch(/^\(2\) /));
    focusManager.setFocused(false);
    waiting = 4;
    await look();
    await vi.waitFor(() => expect(document.title).toMatch(/^\(4\) /));
    focusManager.setFocused(undefined);
  });

  it('says who has begun to review an order [roles-30]', async () => {
    open('/staff/orders?queue=review');
    await screen.findByRole('row', { name: /SB-2222-2221/ });
    expect(screen.queryByText(/^Claimed/)).toBeNull();
    const since = new Date(Date.now() - 110_000).toISOString();
    claims = [
      {
        ...{ code: 'SB-2222-2221', key: 'k', staff_name: 'Jo Park', since },
        ...{ is_mine: false, is_taken_from_me: false },
      },
    ];
    await look();
    await vi.waitFor(() =>
      expect(screen.getByRole('row', { name: /SB-2222-2221/ }).textContent).toContain(
        'Claimed by Jo Park, 2 min ago',
      ),
    );
    expect(screen.getAllByText(/^Claimed/)).toHaveLength(1);
  });
});
