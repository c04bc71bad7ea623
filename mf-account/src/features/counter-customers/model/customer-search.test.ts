import { expect, it } from 'vitest';
import { readCustomerSearch } from './customer-search';

it.each([
  ['  ', null],
  [' ann@example.com ', { email: 'ann@example.com' }],
  ['SB-7K3M-9QXT', { reference: 'SB-7K3M-9QXT' }],
  ['sb 7k3m 9qxt', { reference: 'sb 7k3m 9qxt' }],
  ['0491 570 006', { phone: '0491 570 006' }],
  ['Sbarro', { name: 'Sbarro' }],
  ['Priya No', { name: 'Priya No' }],
])('reads %j as %j', (text, search) => {
  expect(readCustomerSearch(text)).toEqual(search);
});
