import { expect, it } from 'vitest';
import { deliveryNote } from './delivery-note';

const SOLD = { is_out_of_stock: false, is_preorder: false, excluded_states: [] };
const NEARBY = { state: 'NSW', isReachable: true };

it.each([
  ['nothing for what can be sent', SOLD, NEARBY, null],
  ['the wait for stock', { ...SOLD, is_out_of_stock: true, is_preorder: true }, NEARBY, /back in stock/],
  [
    'an excluded state',
    { ...SOLD, excluded_states: ['WA' as const] },
    { ...NEARBY, state: 'WA' },
    /sent to WA/,
  ],
  ['no excluded state of others', { ...SOLD, excluded_states: ['WA' as const] }, NEARBY, null],
  ['a postcode out of reach', SOLD, { ...NEARBY, isReachable: false }, /to this postcode/],
  ['the release', { ...SOLD, is_preorder: true }, NEARBY, /released/],
])('says %s [selling-28]', (_what, product, destination, note) => {
  const text = deliveryNote(product, destination);
  if (note) expect(text).toMatch(note);
  else expect(text).toBeNull();
});
