import { beforeEach, describe, expect, it } from 'vitest';
import { keptSearch } from './kept-searches';
import { isForgotten, isQueue, orderListAddress, queueAddress, readOrderList, searched } from './order-list';
import { readSearch } from './order-search';

const read = (address: string, recall = keptSearch) =>
  readOrderList(new URL(address, 'https://shop.example').searchParams, recall);

const START = { search: null, kept: null, newest: false, after: null };
const CODE = { by: 'code', words: '3071823' } as const;
const PRODUCT = { by: 'product', words: '3071823' } as const;

beforeEach(() => sessionStorage.clear());

it.each([
  { ...START, queue: 'review' },
  { ...START, queue: 'ended' },
  { ...START, queue: 'pack', search: CODE, newest: true, after: 'MTIz_-' },
  { ...START, queue: 'pack', search: PRODUCT },
] as const)('an address keeps the list %j', (list) => {
  expect(read(orderListAddress(list))).toEqual(list);
});

it('begins with what waits longest for a pharmacist, and with the latest of what has ended', () => {
  expect(read('/staff/orders?queue=nonsense&order=')).toEqual(read(queueAddress('review')));
  expect(read(queueAddress('ended')).newest).toBe(true);
});

describe('a search that tells of a person', () => {
  it.each([
    'ann+1@example.com',
    '0491 570 006',
    'Priya Nolan',
    '0412 345 67',
    '+64 21 123 456',
    '12 Wattle St',
  ])('keeps %j out of the address [roles-35]', (words) => {
    const list = searched(read('/staff/orders'), readSearch(words));
    const address = orderListAddress(list);
    expect(address).toMatch(/^\/staff\/orders\?queue=review&find=[0-9a-f]{8}$/);
    expect(read(address)).toEqual(list);
    expect(orderListAddress(searched(list, readSearch(words)))).toBe(address);
    sessionStorage.clear();
    expect([isForgotten(read(address)), isQueue(read(address))]).toEqual([true, false]);
  });

  it('is kept as that of a product too [roles-35]', () => {
    const list = searched(read('/staff/orders?product=Fish+oil'), { by: 'product', words: 'Priya Nolan' });
    const address = orderListAddress(list);
    expect(address).toMatch(/^\/staff\/orders\?queue=review&find=[0-9a-f]{8}&by=product$/);
    expect(read(address)).toEqual(list);
    sessionStorage.clear();
    expect(isForgotten(read(address))).toBe(true);
  });
});
