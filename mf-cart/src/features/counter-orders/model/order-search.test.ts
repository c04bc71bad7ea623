import { expect, it } from 'vitest';
import { isPersonal, readOrderReference, readSearch } from './order-search';

it.each(['SB-7K3M-9QXT', 'sb7k3m9qxt', ' 7k3m 9qxt ', 'SB-7K3M-9QXT-R1'])(
  'reads %j as a reference',
  (words) => {
    expect(readOrderReference(words)).toBe('SB-7K3M-9QXT');
  },
);

it.each(['PRIYA NOLAN', 'Mara Lind', 'Margaret', 'priya@example.com', '', 'SB-7K3M', '9555 3456'])(
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
  ['3071823', 'code', '3071823'],
  ['33XQ 00 12345', 'code', '33XQ 00 12345'],
])('reads %j as %s [roles-34]', (text, by, words) => {
  expect(readSearch(text)).toEqual({ by, words });
});

it.each([null, '', ' ', 'N', '--'])('reads no search in %j', (text) => {
  expect(readSearch(text)).toBeNull();
});

it.each([
  ...['0412 345 67', '+64 21 123 456', '12 Wattle St', '12 Elm St 2010', '23/08/1985', '23081985', 'Priya 7'],
  ...['0412345', '4111 1111 1111 1111', '2123 45670 1', 'SB Nolan', '', 'ann@example.com', '9555 3456'],
])('takes %j for something of a person [roles-35]', (words) => {
  expect(['code', 'product'].map((by) => isPersonal({ by: by as 'code', words }))).toEqual([true, true]);
});

it.each(['3071823', '33XQ 00 12345', '33ABC1234567', 'EE 123 456 789 AU', 'sb 7k3m 9qxt', 'SB-7K3M-9QXT-R1'])(
  'takes %j for nothing of a person [roles-35]',
  (words) => {
    expect(isPersonal({ by: 'code', words })).toBe(false);
  },
);
