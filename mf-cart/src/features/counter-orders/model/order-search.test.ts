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

it('searches for an e-mail address or a name of two letters', () => {
  expect(readSearch(' priya@example.com ')).toBe('priya@example.com');
  expect(readSearch('Nolan')).toBe('Nolan');
  for (const words of [null, '', ' ', 'N', '--']) expect(readSearch(words)).toBeNull();
});
