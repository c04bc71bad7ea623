import { expect, it } from 'vitest';
import { chargeListAddress, chargesAddress, readChargeList } from './charge-list';

const DESK = '/staff/charges';
const read = (address: string) => readChargeList(new URL(address, 'https://shop.example').searchParams);

it.each([
  { state: 'failed', newest: false, after: null },
  { state: 'coming', newest: true, after: 'MTIz_-' },
] as const)('an address keeps the list %j', (list) => {
  expect(read(chargeListAddress(DESK, list))).toEqual(list);
});

it('begins with what has failed, the earliest first', () => {
  expect(read(`${DESK}?state=toString&order=`)).toEqual(read(chargesAddress(DESK, 'failed')));
});
