import { PHARMACY, SHOP } from '@saltbush/contract';
import { expect, it } from 'vitest';
import { renderMail } from '.';
import type { OrderConfirmation } from './order-confirmation';
import { SAMPLES } from './samples';

const textOf = (changes: Partial<OrderConfirmation> = {}) =>
  renderMail('order_confirmation', { ...SAMPLES.order_confirmation, ...changes }).text;

it('says how and when an order comes above its lines, and where it is going', () => {
  const text = textOf();
  const arrives = text.indexOf('Standard delivery, arrives Fri 28 Nov to Wed 3 Dec.');
  expect(arrives).toBeGreaterThan(0);
  expect(arrives).toBeLessThan(text.indexOf('2 × Magnesium'));
  expect(text.split('Fri 28 Nov')).toHaveLength(2);
  expect(text).toContain('Delivering to');
  expect(text).not.toContain('Delivered to');
});

it('says that delivery is free, in no figures', () => {
  const text = textOf({ delivery: { name: 'Express Delivery', price: 0, arrives: null } });
  expect(text).toContain('Express Delivery: free');
  expect(text).not.toContain('$0.00');
});

it('has what each kind of discount took off between the lines and the total, in text and markup [selling-30]', () => {
  const { text, html } = renderMail('order_confirmation', SAMPLES.order_confirmation);
  const rows = text.split('\n');
  for (const row of ['Promotions: −$6.85', 'Code WELCOME10: −$6.09']) {
    expect(rows.indexOf(row)).toBeGreaterThan(0);
    expect(rows.indexOf(row)).toBeLessThan(rows.findIndex((line) => line.startsWith('Total:')));
    expect(html).toContain(row.split(':')[0]);
  }
  expect(textOf({ discounts: undefined })).not.toContain('Promotions');
});

it.each(['order_confirmation', 'order_cancelled', 'order_refunded', 'return_received'] as const)(
  '%s names the supplier with its ABN [australia-11]',
  (name) => {
    const { text, html } = renderMail(name, SAMPLES[name] as never);
    for (const body of [text, html]) {
      expect(body).toContain(`Supplied by ${SHOP.pharmacy}, ABN ${PHARMACY.abn}.`);
    }
  },
);

it('says where an order is collected, and no day', () => {
  const collectFrom = { name: 'Newtown', address: ['1 King Street'], phone: null, hours: [] };
  const delivery = { name: 'Click and Collect', price: 0, arrives: null };
  const text = textOf({ delivery, deliverTo: [], collectFrom });
  expect(text).toContain('Collect from\nNewtown');
  expect(text).not.toMatch(/arrives|Delivering to/);
});
