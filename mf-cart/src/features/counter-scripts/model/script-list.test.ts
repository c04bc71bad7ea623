import { expect, it } from 'vitest';
import { readScriptList, scriptListAddress, scriptQueueAddress } from './script-list';

const read = (address: string) => readScriptList(new URL(address, 'https://shop.example').searchParams);

it.each([
  { queue: 'awaited', newest: false, after: null },
  { queue: 'to_check', newest: true, after: 'MTIz_-' },
  { queue: 'ended', newest: false, after: 'MTIz_-' },
] as const)('an address keeps the list %j', (list) => {
  expect(read(scriptListAddress(list))).toEqual(list);
});

it('begins with the paper that has arrived, and with the latest of what has ended', () => {
  expect(read('/staff/scripts?queue=toString')).toEqual({ queue: 'arrived', newest: false, after: null });
  expect(read(scriptQueueAddress('ended')).newest).toBe(true);
});
