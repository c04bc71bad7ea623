import { PHARMACY } from '@saltbush/contract';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../../../samples/order';
import { OrderDetail } from './OrderDetail';

const textOf = (order: Parameters<typeof sampleOrder>[0]) => {
  const { container } = render(<OrderDetail order={sampleOrder(order)} />);
  return container.textContent ?? '';
};

describe('the page of an order', () => {
  it('whose payment was released says that nothing was charged, and is no tax invoice', () => {
    const text = textOf({
      state: 'cancelled',
      tracking: null,
      payment: { brand: 'visa', last4: '4242', status: 'released' },
    });
    expect(text).toContain('Nothing was charged');
    expect(text).toContain('The payment with Visa ending in 4242 was released');
    expect(text).not.toMatch(/tax invoice|Paid with|rewards points|GST/i);
    expect(screen.queryByRole('button', { name: 'Print tax invoice' })).toBeNull();
  });

  it('that the pharmacy cancelled says why; its own customer knows', () => {
    const at = '2026-11-23T03:00:00.000Z';
    const cancelled = (reason: string) => ({
      state: 'cancelled' as const,
      timeline: [{ state: 'cancelled' as const, at }],
      refunds: [
        { id: 'cancel', at, reason, lines: [], shipping: 0, amount: 0, gst: 0, points: 0, is_paid: true },
      ],
    });
    const words = 'On 23 November at 2:00 pm.';
    expect(textOf(cancelled('cannot_deliver'))).toContain(`${words} Could not be delivered to the address.`);
    expect(textOf(cancelled('cancelled'))).not.toMatch(/could not|Order cancelled/i);
  });

  it('that was charged prints as a tax invoice with ABN and points [australia-11]', () => {
    const text = textOf({});
    expect(text).toContain('Tax invoice SB-20261121');
    expect(text).toContain(`Saltbush PharmacyABN ${PHARMACY.abn}188 Pitt Street`);
    expect(text).toContain('Paid with Card ending in 4242');
    expect(text).toContain('46 Saltbush Rewards points');
    expect(text).toContain('Includes GST of $4.26');
    expect(screen.getByRole('button', { name: 'Print tax invoice' })).toBeTruthy();
  });

  it('says how and when it comes, with the note for the driver', () => {
    const text = textOf({ delivery_instructions: 'Behind the blue pot' });
    expect(text).toContain('Standard delivery, arrives Tue 24 Nov to Mon 30 Nov');
    expect(text).toContain('For the driver: Behind the blue pot');
    expect(textOf({ shipping_address: null, delivery_instructions: 'At the gate' })).not.toContain('driver');
  });
});
