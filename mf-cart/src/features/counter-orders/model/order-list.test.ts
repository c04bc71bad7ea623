import { expect, it } from 'vitest';
import { orderListAddress, queueAddress, readOrderList } from './order-list';

const read = (address: string) => readOrderList(new URL(address, 'https://shop.example').searchParams);

it.each([
  { queue: 'review', search: null, newest: false, after: null },
  { queue: 'pack', search: 'ann+1@example.com', newest: true, after: 'MTIz_-' },
  { queue: 'ended', search: null, newest: false, after: null },
] as const)('an address keeps the list %j', (list) => {
  expect(read(orderListAddress(list))).toEqual(list);
});

it('begins with what waits longest for a pharmacist, and with the latest of what has ended', () => {
  expect(read('/staff/orders?queue=nonsense&order=')).toEqual(read(queueAddress('review')));
  expect(read(queueAddress('ended')).newest).toBe(true);
});
