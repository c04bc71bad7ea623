import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleCart } from '../../../samples/cart';
import { completeCart } from '../../../samples/complete-cart';
import { sampleOrder } from '../../../samples/order';
import type { PlacedOrder } from '../../../shared/order/api/order-query';
import { Confirmation } from './Confirmation';
import { stepsOf } from './OrderSteps';

const order = sampleOrder(sampleCart(completeCart));
const ORDERED = Date.parse('2026-11-20T03:00:00Z');

describe('the confirmation', () => {
  it('shows the reference, the items and the GST included in the total [1-03]', () => {
    render(<Confirmation order={order} isSignedIn={false} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you, Mara');
    const totals = within(screen.getByRole('region', { name: 'Order SB-4821-7730' }));
    expect(totals.queryByText('$50.84')).not.toBeNull();
    expect(totals.queryByText('Includes GST of $4.62')).not.toBeNull();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  it('says what promotions and what the code took off, each by itself', () => {
    const discounts = [
      { kind: 'promotions', amount: 685 },
      { kind: 'offer', amount: 1754 },
    ];
    const order_total = order.order_total - 2439;
    const reduced = { ...order, order_total, discount_total: 2439, offer_code: 'WELCOME10', discounts };
    render(<Confirmation order={reduced} isSignedIn />);
    const rows = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(rows).toEqual([
      ['Items', '$42.89'],
      ['Promotions', '−$6.85'],
      ['Code WELCOME10', '−$17.54'],
      ['Standard', '$7.95'],
      ['Total', '$26.45'],
    ]);
  });

  it('links a guest to the order lookup and a signed-in shopper to the order history [selling-02]', () => {
    const { rerender } = render(<Confirmation order={order} isSignedIn={false} />);
    const own = screen.getByRole('link', { name: 'View or change this order' });
    expect(own.getAttribute('href')).toBe('/order-lookup#sample.token');
    expect(screen.getByRole('button', { name: 'Create an account' })).not.toBeNull();
    rerender(<Confirmation order={order} isSignedIn />);
    expect(screen.queryByRole('button', { name: 'Create an account' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See your orders' }).getAttribute('href')).toBe('/user/invoices');
  });

  it('shows the pharmacist review only for orders that need one, and no dispatch for collection', () => {
    expect(stepsOf({ state: 'placed', timeline: [], cnc_location: null })).toEqual([
      'placed',
      'packed',
      'dispatched',
      'delivered',
    ]);
    const collected = {
      timeline: [],
      cnc_location: { id: '1', name: 'Sydney', ready_by: null, place: null },
    };
    expect(stepsOf({ state: 'pharmacist_review', ...collected })).toEqual([
      'placed',
      'pharmacist_review',
      'packed',
      'delivered',
    ]);
  });

  it('follows the pharmacist: approved, it is being packed; packed, its check stays among the steps [selling-06]', () => {
    const reviewed: PlacedOrder = {
      ...order,
      state: 'pharmacist_review',
      timeline: [{ state: 'placed' }, { state: 'pharmacist_review' }],
    };
    const currentOf = () =>
      screen.getByRole('list', { name: 'Progress of your order' }).querySelector('[aria-current]')
        ?.textContent;
    const { rerender } = render(<Confirmation order={reviewed} isSignedIn />);
    expect(currentOf()).toContain('Pharmacist check');
    screen.getByText('A pharmacist checks your order before it is packed.');
    rerender(<Confirmation order={{ ...reviewed, is_approved: true }} isSignedIn />);
    expect(currentOf()).toContain('Being packed');
    screen.getByText('A pharmacist has approved your order. It is packed next.');
    rerender(<Confirmation order={{ ...reviewed, state: 'packed' }} isSignedIn />);
    expect(currentOf()).toContain('Packed');
    screen.getByText('Pharmacist check');
    rerender(<Confirmation order={{ ...reviewed, state: 'cancelled' }} isSignedIn />);
    screen.getByRole('heading', { level: 1, name: 'Your order was cancelled' });
  });

  it('says of a cancelled order that it is, what goes back, and no arrival [selling-46]', () => {
    const cancelled: PlacedOrder = { ...order, state: 'cancelled' };
    const { rerender } = render(<Confirmation order={cancelled} isSignedIn now={ORDERED} />);
    screen.getByText(/^What you paid goes back to your Visa/);
    expect(document.body.textContent).not.toMatch(/is placed|arrives|expected by|You collect/);
    const payment = { brand: 'visa', last4: '4242', status: 'released' };
    rerender(<Confirmation order={{ ...cancelled, payment }} isSignedIn now={ORDERED} />);
    screen.getByText(/was released: nothing was taken from it/);
  });

  it('says by when an order was expected, and whom to call, once the day is over [selling-46]', () => {
    const { rerender } = render(<Confirmation order={order} isSignedIn now={ORDERED} />);
    screen.getByText('Standard, arrives Thu 26 Nov to Tue 1 Dec');
    rerender(<Confirmation order={order} isSignedIn now={Date.parse('2026-12-02T02:00:00Z')} />);
    screen.getByText(/^Standard, was expected by Tue 1 Dec\. It is late, .* call 1800 555 010/);
  });
});
