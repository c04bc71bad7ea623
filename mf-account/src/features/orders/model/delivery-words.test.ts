import { expect, it } from 'vitest';
import { sampleOrder } from '../../../samples/order';
import { deliveryWords } from './delivery-words';

it('says how an order comes, and when until it has', () => {
  expect(deliveryWords(sampleOrder())).toBe('Standard delivery, arrives Tue 24 Nov to Mon 30 Nov');
  expect(deliveryWords(sampleOrder({ state: 'delivered' }))).toBe('Standard delivery');
  expect(deliveryWords(sampleOrder({ state: 'cancelled' }))).toBe('Standard delivery');
});

it('names the evening of a run', () => {
  const shipping_method = {
    name: 'Same Day Delivery',
    type: 'same-day',
    delivery_from: '2026-11-24',
    delivery_to: '2026-11-24',
  };
  expect(deliveryWords(sampleOrder({ shipping_method }))).toBe(
    'Same Day Delivery, arrives Tue 24 Nov by 9pm',
  );
});

it('says nothing for what is collected or not sent', () => {
  expect(
    deliveryWords(sampleOrder({ cnc_location: { name: 'Newtown', ready_by: null, place: null } })),
  ).toBeNull();
  expect(deliveryWords(sampleOrder({ shipping_method: null }))).toBeNull();
});
