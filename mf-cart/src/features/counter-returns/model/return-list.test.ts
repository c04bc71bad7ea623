import { expect, it } from 'vitest';
import { isInQueue, readReturnList, returnListAddress } from './return-list';

const read = (address: string) => readReturnList(new URL(address, 'https://shop.example').searchParams);

it.each([
  { queue: 'requested', after: null },
  { queue: 'ended', after: 'MTIz_-' },
] as const)('an address keeps the list %j', (list) => {
  expect(read(returnListAddress(list))).toEqual(list);
});

it('begins with what is to be checked', () => {
  expect(read('/staff/returns?queue=toString')).toEqual({ queue: 'arrived', after: null });
});

it('has each return in one queue', () => {
  for (const state of ['requested', 'arrived', 'received', 'declined', 'withdrawn'] as const) {
    const queues = (['requested', 'arrived', 'ended'] as const).filter((queue) => isInQueue(state, queue));
    expect(queues).toHaveLength(1);
  }
});
