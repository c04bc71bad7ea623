import {
  type RequestHandler,
  respondWith,
  respondWithError,
  sentVariables,
  serve,
  startWork,
  TestShop,
} from '@saltbush/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffOrder } from '../../features/counter-orders/api/staff-order-fields';
import {
  StaffOrderDocument,
  StaffOrdersCancelDocument,
  StaffOrdersNoteCallDocument,
  StaffOrdersRefundDocument,
  StaffOrdersRefuseLineDocument,
  StaffReturnsAcceptDocument,
} from '../../generated/gql/graphql';
import { unclaimedAnswers } from '../../samples/staff-claims';
import { FEE, sampleStaffOrder } from '../../samples/staff-orders';
import { sampleReturned } from '../../samples/staff-returns';
import { page } from '.';

const { Component } = page;
const REFERENCE = 'SB-7K3M-9QXT';
const MEDICINE = 'Lorimer Pharma Ibuprofen 200mg 24 Tablets';
const DONE = { order: { refunded_total: 0 } };

/** The order as the api has it now. */
let current: StaffOrder;

async function open(order: StaffOrder, ...handlers: RequestHandler[]) {
  current = order;
  serve(
    respondWith(StaffOrderDocument, () => ({ staff_order: current })),
    ...handlers,
  );
  render(<Component params={{ reference: REFERENCE }} search={new URLSearchParams()} />, {
    wrapper: TestShop,
  });
  await screen.findByRole('region', { name: 'Items' });
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = (label: RegExp, value: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), value);
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  startWork('pharmacist');
  serve(...unclaimedAnswers());
});

describe('refunding items', () => {
  it('says the sum before it is refunded, and sends it', async () => {
    await open(sampleStaffOrder(), respondWith(StaffOrdersRefundDocument, { staff_orders_refund: DONE }));
    await press('Refund items');
    await press('Refund');
    expect(sentVariables(StaffOrdersRefundDocument)).toEqual([]);
    const units = screen.getByRole('spinbutton', { name: `${MEDICINE}, of 2` });
    await userEvent.clear(units);
    await userEvent.type(units, '1');
    expect(screen.queryByRole('button', { name: 'Refund $6.95' })).not.toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'The delivery fee of $7.95 too' }));
    await choose(/^Reason/, 'goodwill');
    await press('Refund $14.90');
    await screen.findByRole('button', { name: 'Refund items' });
    expect(sentVariables(StaffOrdersRefundDocument)).toMatchObject([
      { input: { amount: 1490, lines: [{ line: 1, quantity: 1 }], shipping: true, reason: 'goodwill' } },
    ]);
  });

  it('asks for at least one unit, and for a reason', async () => {
    await open(sampleStaffOrder());
    await press('Refund items');
    expect((screen.getByRole('combobox', { name: /^Reason/ }) as HTMLSelectElement).value).toBe('');
    await choose(/^Reason/, 'goodwill');
    await press('Refund');
    expect(screen.queryByText('Choose at least one unit.')).not.toBeNull();
    expect(sentVariables(StaffOrdersRefundDocument)).toEqual([]);
  });
});

describe('cancelling', () => {
  it('says the sum, and who packed the order meanwhile, before it is done knowingly', async () => {
    const message = 'Packed meanwhile by Mei Tran. Cancel all the same?';
    await open(
      sampleStaffOrder({ queue: 'pack' }, { is_approved: true }),
      respondWithError(StaffOrdersCancelDocument, { message, code: 'ORDER_MOVED' }),
    );
    await press('Cancel order');
    await choose(/^Why the order is cancelled/, 'out_of_stock');
    current = sampleStaffOrder({ queue: 'dispatch' }, { state: 'packed' });
    await press('Cancel and refund $96.70');
    await screen.findByText(message);
    await screen.findAllByText('Packed');
    await press('Cancel and refund $96.70');
    expect(sentVariables(StaffOrdersCancelDocument)).toMatchObject([
      { input: { seen_queue: 'pack', amount: 9670 } },
      { input: { seen_queue: 'dispatch', amount: 9670 } },
    ]);
  });

  it('is left with Escape, at the button that opened it', async () => {
    await open(sampleStaffOrder());
    await press('Cancel order');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(focused()).toBe('Cancel order');
  });
});

describe('refusing a line', () => {
  it('is asked below the table with the sum, and left with Escape at its button', async () => {
    await open(
      sampleStaffOrder(),
      respondWith(StaffOrdersRefuseLineDocument, { staff_orders_refuse_line: DONE }),
    );
    const refuse = screen.getByRole('button', { name: `Refuse ${MEDICINE}` });
    await userEvent.click(refuse);
    const reason = screen.getByRole('combobox', { name: new RegExp(`^Why ${MEDICINE} is refused`) });
    expect(within(screen.getByRole('table')).queryByRole('combobox')).toBeNull();
    expect(document.activeElement).toBe(reason);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(refuse);
    await userEvent.click(refuse);
    await choose(/is refused$/, 'cannot_supply');
    await press('Refuse and refund $13.90');
    expect(sentVariables(StaffOrdersRefuseLineDocument)).toMatchObject([
      { input: { line: 1, reason: 'cannot_supply', amount: 1390 } },
    ]);
  });
});

describe('a promised call', () => {
  const call = { lines: [1], is_due: true, phone: '0412 345 678', attempts: [] };
  const NOTED = { staff_orders_note_call: { order: { queue: 'review' as const } } };

  it('comes before the approval, with the number, and stays in the history [2.11-07]', async () => {
    await open(sampleStaffOrder({ call }), respondWith(StaffOrdersNoteCallDocument, NOTED));
    expect(screen.getByRole('link', { name: '0412 345 678' }).getAttribute('href')).toBe('tel:0412345678');
    expect(screen.queryByRole('button', { name: 'Approve order' })).toBeNull();
    const attempt = { outcome: 'no_answer' as const, at: '2026-11-12T04:00:00.000Z', staff_name: 'Mei Tran' };
    current = sampleStaffOrder({ call: { ...call, attempts: [attempt] } });
    await press('No answer');
    const calls = await screen.findByRole('list', { name: 'Calls' });
    expect(calls.textContent).toContain('No answer, Mei Tran');
    current = sampleStaffOrder({ call: { ...call, is_due: false, attempts: [attempt] } });
    await press('I have spoken with them');
    await screen.findByRole('button', { name: 'Approve order' });
    expect(sentVariables(StaffOrdersNoteCallDocument)).toMatchObject([
      { input: { outcome: 'no_answer' } },
      { input: { outcome: 'spoken' } },
    ]);
    expect(within(screen.getByRole('region', { name: 'History' })).getByText('No answer')).not.toBeNull();
  });

  it('is asked for by mail where no number is known', async () => {
    await open(sampleStaffOrder({ call: { ...call, phone: null } }));
    expect(screen.queryByText(/No number is known\. Write to /)).not.toBeNull();
  });
});

it('offers no way to give a program’s fee back as an order', async () => {
  const queue = 'ended';
  await open(sampleStaffOrder({ queue }, { state: 'placed', items: [FEE], shipping_total: 0 }));
  expect(screen.queryByText(/^The fee of a program is not given back here/)).not.toBeNull();
  for (const name of ['Refund items', 'Cancel order', 'Mark as packed']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

it('says that an order is approved, not that it is under review', async () => {
  await open(sampleStaffOrder({ queue: 'pack' }, { is_approved: true }));
  expect(screen.getByText('Approved, to pack')).not.toBeNull();
});

it('closes a return that was refunded before without a sum', async () => {
  const refund = {
    ...{ id: 'by-hand', reason: 'goodwill', amount: 4990, shipping: 0, at: '2026-11-23T03:00:00.000Z' },
    lines: [{ line: 1, quantity: 2 }],
  };
  const order = { ...sampleReturned.order, refunds: [refund] };
  await open(
    { ...sampleReturned, order },
    respondWith(StaffReturnsAcceptDocument, { staff_returns_accept: DONE }),
  );
  expect(screen.queryByText(/^These items were refunded before\./)).not.toBeNull();
  await press('Accept without refund');
  expect(sentVariables(StaffReturnsAcceptDocument)).toMatchObject([
    { input: { amount: 0, lines: [{ line: 1, quantity: 2 }] } },
  ]);
});

it('says the sum of a return', async () => {
  await open(sampleReturned);
  const units = screen.getByRole('spinbutton', { name: /^Accept Tidewell/ });
  expect(screen.queryByRole('button', { name: 'Accept and refund $49.90' })).not.toBeNull();
  await userEvent.clear(units);
  await press('Accept and refund');
  expect(screen.queryByText('Choose at least one unit.')).not.toBeNull();
});

it('offers the list where an order is not found, and no second try', async () => {
  serve(respondWithError(StaffOrderDocument, { message: 'Order not found', code: 'NOT_FOUND' }));
  render(<Component params={{ reference: REFERENCE }} search={new URLSearchParams()} />, {
    wrapper: TestShop,
  });
  expect((await screen.findByRole('link', { name: 'All orders' })).getAttribute('href')).toBe(
    '/staff/orders',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
