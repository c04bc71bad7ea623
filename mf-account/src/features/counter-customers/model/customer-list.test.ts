import { beforeEach, describe, expect, it } from 'vitest';
import {
  customerListAddress,
  isForgotten,
  isToKeep,
  keptWords,
  readCustomerList,
  searchedCustomers,
} from './customer-list';

const read = (address: string, recall = keptWords) =>
  readCustomerList(new URL(address, 'https://shop.example').searchParams, recall);

beforeEach(() => sessionStorage.clear());

it.each([
  { words: '', kept: null, page: 1 },
  { words: 'SB-7K3M-9QXT', kept: null, page: 3 },
])('an address keeps the list %j', (list) => {
  expect(read(customerListAddress(list))).toEqual(list);
});

it('begins with the first page', () => {
  expect(read('/staff/customers?page=-2')).toEqual({ words: '', kept: null, page: 1 });
});

describe('words that tell of a person', () => {
  it.each(['ann+1@example.com', '0491 570 006', 'Priya No', '12 Wattle St', 'Sbarro 12', 'SB-7K3M'])(
    'are kept out of the address: %j [roles-39]',
    (words) => {
      const list = { ...searchedCustomers(` ${words} `), page: 2 };
      const address = customerListAddress(list);
      expect(address).toMatch(/^\/staff\/customers\?find=[0-9a-f]{8}&page=2$/);
      expect(read(address)).toEqual(list);
      expect(customerListAddress({ ...searchedCustomers(words), page: 2 })).toBe(address);
      sessionStorage.clear();
      expect(isForgotten(read(address))).toBe(true);
    },
  );

  it('are to be taken out of an address that has them [roles-39]', () => {
    expect(isToKeep(read('/staff/customers?q=Priya'))).toBe(true);
    for (const address of ['?q=sb%207k3m%209qxt', '', '?find=0123abcd'].map(
      (query) => `/staff/customers${query}`,
    ))
      expect([address, isToKeep(read(address))]).toEqual([address, false]);
  });
});
