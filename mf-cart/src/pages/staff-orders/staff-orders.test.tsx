import { respondWith, sentVariables, serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { StaffOrderQueuesDocument, StaffOrdersDocument } from '../../generated/gql/graphql';
import { page } from '.';

const { Component } = page;

function open(address: string) {
  render(<Component params={{}} search={new URL(address, 'https://shop.example').searchParams} />, {
    wrapper: TestShop,
  });
}

beforeEach(() => {
  startWork('support');
  history.replaceState(null, '', '/staff/orders');
  serve(
    respondWith(StaffOrdersDocument, { staff_orders: { data: [], next: null } }),
    respondWith(StaffOrderQueuesDocument, { staff_order_queues: [] }),
  );
});

it('says what no order was found by, and the way on', async () => {
  open('/staff/orders?q=Priya+Nolan');
  await screen.findByText(/^No order of “Priya Nolan” in any queue\. Guests’ orders are found by/);
  expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/staff/orders');
  expect(sentVariables(StaffOrdersDocument)).toEqual([{ name: 'Priya Nolan', newest: true }]);
});

it('looks in all queues for an e-mail address', async () => {
  open('/staff/orders?q=priya%40example.com');
  await screen.findByText(/^No order of “priya@example\.com” in any queue/);
  expect(sentVariables(StaffOrdersDocument)).toEqual([{ email: 'priya@example.com', newest: true }]);
});

it('says by which day an order to collect has to be ready [shelves-05]', async () => {
  const order = {
    ...{ reference: 'SB-7K3M-9QXT', created_at: '2026-11-20T03:00:00.000Z', state: 'placed' as const },
    ...{ is_approved: true, first_name: 'Priya', last_name: 'Nolan', num_items: 1, order_total: 2495 },
    ...{ shipping_method: { name: 'Click and collect' }, cnc_location: { ready_by: '2020-11-27' } },
    items: [{ schedule: '' }],
  };
  serve(respondWith(StaffOrdersDocument, { staff_orders: { data: [order], next: null } }));
  open('/staff/orders?queue=pack');
  await screen.findByText('Click and collect. Ready by Fri 27 Nov: overdue');
});

it.each([
  ['PRIYA NOLAN', '/staff/orders?queue=review&q=PRIYA+NOLAN'],
  ['sb 7k3m 9qxt', '/staff/orders/SB-7K3M-9QXT'],
])('leads %j to %s', async (words, address) => {
  open('/staff/orders');
  await screen.findByText('Nothing waits here.');
  await userEvent.type(screen.getByRole('textbox'), words);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(location.pathname + location.search).toBe(address);
});
