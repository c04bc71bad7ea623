import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleCart } from '../../../samples/cart';
import { completeCart } from '../../../samples/complete-cart';
import { sampleOrder } from '../../../samples/order';
import type { PlacedOrder } from '../../../shared/order/api/order-query';
import { Confirmation } from './Confirmation';
import { stepsOf } from './OrderSteps';

const order = sampleOrder(sampleCart(completeCart));

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
    const reduced = { ...order, discount_total: 2439, offer_code: 'WELCOME10', discounts };
    render(<Confirmation order={reduced} isSignedIn />);
    expect(screen.getByText(/after \$6\.85 by promotions and \$17\.54 by the code WELCOME10/)).toBeTruthy();
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
    screen.getByText('This order has been cancelled since.');
  });
});
