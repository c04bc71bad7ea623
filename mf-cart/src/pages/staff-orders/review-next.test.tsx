import { respondWith, sentVariables, serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  StaffOrderDocument,
  StaffOrderQueuesDocument,
  StaffOrdersApproveDocument,
  StaffOrdersDocument,
} from '../../generated/gql/graphql';
import { unclaimedAnswers } from '../../samples/staff-claims';
import { sampleStaffOrder } from '../../samples/staff-orders';
import { page as orderPage } from '../staff-order';
import { page } from '.';

const listed = (reference: string, is_approved = false) => ({
  ...{ reference, created_at: '2026-11-20T03:00:00.000Z', state: 'pharmacist_review' as const, is_approved },
  ...{ first_name: 'Priya', last_name: 'Nolan', num_items: 1, order_total: 2495, cnc_location: null },
  ...{ shipping_method: { name: 'Standard' }, items: [{ schedule: '2' }] },
});
const claimOf = (code: string, is_mine: boolean) => ({
  ...{ code, key: code, staff_name: 'Jo Park', since: '2026-11-24T00:00:00.000Z' },
  ...{ is_mine, is_taken_from_me: false },
});

function open(address: string) {
  const search = new URL(address, 'https://shop.example').searchParams;
  render(<page.Component params={{}} search={search} />, { wrapper: TestShop });
  return screen.findByRole('button', { name: 'Review next (Alt+N)' });
}

beforeEach(() => {
  startWork('pharmacist');
  history.replaceState(null, '', '/staff/orders');
  serve(
    respondWith(StaffOrderQueuesDocument, { staff_order_queues: [] }),
    respondWith(StaffOrdersDocument, {
      staff_orders: {
        data: ['SB-2222-2222', 'SB-3333-3333', 'SB-4444-4444'].map((code) =>
          listed(code, code.includes('3')),
        ),
        claims: [claimOf('SB-2222-2222', false)],
        next: null,
        limited_to: null,
      },
    }),
  );
});

describe('the next review', () => {
  it('is opened by Alt+N: the first in the list that waits and is no colleague’s [roles-33]', async () => {
    await open('/staff/orders?q=priya%40example.com');
    await userEvent.keyboard('{Alt>}n{/Alt}');
    await vi.waitFor(() => expect(location.pathname).toBe('/staff/orders/SB-4444-4444'));
    expect(sentVariables(StaffOrdersDocument).at(-1)).toMatchObject({ email: 'priya@example.com' });
  });

  it('comes from the queue of reviews where another queue is shown', async () => {
    await open('/staff/orders?queue=pack');
    await userEvent.keyboard('{Alt>}n{/Alt}');
    await vi.waitFor(() => expect(location.pathname).toBe('/staff/orders/SB-4444-4444'));
    expect(sentVariables(StaffOrdersDocument).at(-1)).toMatchObject({ queue: 'review', newest: false });
  });

  it('is said to be missing where colleagues have all of them', async () => {
    const claims = [claimOf('SB-4444-4444', false)];
    const data = [listed('SB-4444-4444')];
    serve(respondWith(StaffOrdersDocument, { staff_orders: { data, claims, next: null, limited_to: null } }));
    await userEvent.click(await open('/staff/orders'));
    await screen.findByText('No other order waits for a review.');
    expect(location.pathname).toBe('/staff/orders');
  });
});

function openOrder(reference: string) {
  serve(
    ...unclaimedAnswers(),
    respondWith(StaffOrderDocument, { staff_order: sampleStaffOrder() }),
    respondWith(StaffOrdersApproveDocument, { staff_orders_approve: { order: { queue: 'pack' } } }),
  );
  render(<orderPage.Component params={{ reference }} search={new URLSearchParams()} />, {
    wrapper: TestShop,
  });
  return screen.findByRole('button', { name: 'Approve order' });
}

it('follows the order that is open, and nothing approves that one any more [roles-33]', async () => {
  const data = ['SB-2222-2222', 'SB-7K3M-9QXT', 'SB-4444-4444'].map((code) => listed(code));
  await openOrder('SB-7K3M-9QXT');
  serve(
    respondWith(StaffOrdersDocument, { staff_orders: { data, claims: [], next: null, limited_to: null } }),
  );
  await userEvent.keyboard('{Alt>}n{/Alt}');
  await vi.waitFor(() => expect(location.pathname).toBe('/staff/orders/SB-4444-4444'));
  await userEvent.keyboard('{Alt>}a{/Alt}');
  expect(sentVariables(StaffOrdersApproveDocument)).toEqual([]);
});

it('is left alone while somebody types', async () => {
  await openOrder('SB-7K3M-9QXT');
  const field = document.createElement('textarea');
  document.body.append(field);
  field.focus();
  await userEvent.keyboard('{Alt>}a{/Alt}');
  field.remove();
  expect(sentVariables(StaffOrdersApproveDocument)).toEqual([]);
});

it('is approved by Alt+A, once for a key that is held down [roles-33]', async () => {
  const approve = await openOrder('SB-7K3M-9QXT');
  expect(approve.getAttribute('aria-keyshortcuts')).toBe('Alt+A');
  await userEvent.keyboard('a');
  expect(sentVariables(StaffOrdersApproveDocument)).toEqual([]);
  await userEvent.keyboard('{Alt>}{a>5/}{/Alt}');
  await vi.waitFor(() => expect(sentVariables(StaffOrdersApproveDocument)).toHaveLength(1));
});
