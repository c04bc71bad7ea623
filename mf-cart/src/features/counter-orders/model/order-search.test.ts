import { expect, it } from 'vitest';
import { readOrderReference, readSearch } from './order-search';

it.each(['SB-7K3M-9QXT', 'sb7k3m9qxt', ' 7k3m 9qxt ', 'SB-7K3M-9QXT-R1'])(
  'reads %j as a reference',
  (words) => {
    expect(readOrderReference(words)).toBe('SB-7K3M-9QXT');
  },
);

it.each(['PRIYA NOLAN', 'Mara Lind', 'Margaret', 'priya@example.com', '', 'SB-7K3M'])(
  'reads no reference in %j',
  (words) => {
    expect(readOrderReference(words)).toBeNull();
  },
);

it.each([
  [' priya@example.com ', 'email', 'priya@example.com'],
  ['0491 570 006', 'phone', '0491 570 006'],
  ['+61 491 570 006', 'phone', '+61 491 570 006'],
  ['(02) 5550 1234', 'phone', '(02) 5550 1234'],
  ['Nolan', 'name', 'Nolan'],
  ['T900003', 'code', 'T900003'],
  ['33XQ 00 12345', 'code', '33XQ 00 12345'],
])('reads %j as %s [roles-34]', (text, by, words) => {
  expect(readSearch(text)).toEqual({ by, words });
});

it.each([null, '', ' ', 'N', '--'])('reads no search in %j', (text) => {
  expect(readSearch(text)).toBeNull();
});
