import { expect, it } from 'vitest';
import { programListAddress, readProgramList } from './program-list';

const read = (address: string) => readProgramList(new URL(address, 'https://shop.example').searchParams);

it.each([
  { queue: 'review', page: 1 },
  { queue: 'active', page: 4 },
] as const)('an address keeps the list %j', (list) => {
  expect(read(programListAddress(list))).toEqual(list);
});

it('begins with the programs that wait for a decision', () => {
  expect(read('/staff/programs?queue=nonsense&page=-1')).toEqual({ queue: 'review', page: 1 });
});
