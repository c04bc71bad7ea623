import { expect, it } from 'vitest';
import { sampleOrder } from '../../../samples/order';
import type { OrderDetails } from '../api/order';
import { collectWords, deliveryWords, isLate } from './delivery-words';

type Shipping = OrderDetails['shipping_address'];

const NOW = Date.parse('2026-11-22T02:00:00Z');
const LATER = Date.parse('2037-12-01T02:00:00Z');

it('says how an order comes, and when until it has', () => {
  expect(deliveryWords(sampleOrder(), NOW)).toBe('Standard delivery, arrives Tue 24 Nov to Mon 30 Nov');
  expect(deliveryWords(sampleOrder({ state: 'delivered' }), NOW)).toBe('Standard delivery');
  expect(deliveryWords(sampleOrder({ state: 'cancelled' }), NOW)).toBe('Standard delivery');
});

it('names the evening of a run', () => {
  const shipping_method = {
    name: 'Same Day Delivery',
    type: 'same-day',
    delivery_from: '2026-11-24',
    delivery_to: '2026-11-24',
  };
  expect(deliveryWords(sampleOrder({ shipping_method }), NOW)).toBe(
    'Same Day Delivery, arrives Tue 24 Nov by 9pm',
  );
});

it('says nothing for what is collected or not sent', () => {
  expect(
    deliveryWords(sampleOrder({ cnc_location: { name: 'Newtown', ready_by: null, place: null } }), NOW),
  ).toBeNull();
  expect(deliveryWords(sampleOrder({ shipping_method: null }), NOW)).toBeNull();
});

it('says by when an order was expected once the last day is over, not on it [selling-46]', () => {
  expect(deliveryWords(sampleOrder(), LATER)).toBe('Standard delivery, was expected by Mon 30 Nov');
  expect(isLate(sampleOrder(), LATER)).toBe(true);
  const lastEvening = Date.parse('2037-11-30T12:00:00Z');
  expect(deliveryWords(sampleOrder(), lastEvening)).toBe(
    'Standard delivery, arrives Tue 24 Nov to Mon 30 Nov',
  );
  expect([isLate(sampleOrder(), lastEvening), isLate(sampleOrder({ state: 'delivered' }), LATER)]).toEqual([
    false,
    false,
  ]);
});

it('counts the last day by the clocks of the address [selling-46]', () => {
  const pastMidnightInSydney = Date.parse('2037-11-30T13:30:00Z');
  const inPerth = { ...sampleOrder().shipping_address, state: 'WA' } as Shipping;
  expect([
    isLate(sampleOrder(), pastMidnightInSydney),
    isLate(sampleOrder({ shipping_address: inPerth }), pastMidnightInSydney),
  ]).toEqual([true, false]);
});

it('says the same of what is collected, until it is ready [selling-46]', () => {
  const collected = { cnc_location: { name: 'Newtown', ready_by: '2026-11-27', place: null } };
  expect(collectWords(sampleOrder({ ...collected, state: 'placed' }), NOW)).toBe('Ready by Fri 27 Nov');
  const late = sampleOrder({ ...collected, state: 'placed' });
  expect([collectWords(late, LATER), isLate(late, LATER)]).toEqual([
    'Was expected to be ready by Fri 27 Nov',
    true,
  ]);
  const ready = sampleOrder({ ...collected, state: 'packed' });
  expect([
    collectWords(sampleOrder({ ...collected, state: 'delivered' }), LATER),
    isLate(ready, NOW),
  ]).toEqual([null, false]);
});
