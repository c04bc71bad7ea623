import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleCart } from '../../../samples/cart';
import { completeCart } from '../../../samples/complete-cart';
import { sampleOrder } from '../../../samples/order';
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
    expect(stepsOf({ state: 'placed', cnc_location: null })).toEqual([
      'placed',
      'packed',
      'dispatched',
      'delivered',
    ]);
    expect(stepsOf({ state: 'pharmacist_review', cnc_location: { id: '1', name: 'Sydney' } })).toEqual([
      'placed',
      'pharmacist_review',
      'packed',
      'delivered',
    ]);
  });
});
