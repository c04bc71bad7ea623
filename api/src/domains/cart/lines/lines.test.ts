import { describe, expect, it } from 'vitest';
import type { CartItemDocument } from '../documents';
import { addLine, MAX_LINES } from './lines';
import { mergeLines } from './merge-lines';
import { isSameLine } from './same-line';

const line = (id: string, over: Partial<CartItemDocument> = {}): CartItemDocument => ({
  id,
  product_id: 1,
  quantity: 1,
  price_type: 'default',
  frequency: null,
  script_type: null,
  eprescription_token: null,
  patient_uuid: null,
  source: null,
  query_id: null,
  added_at: new Date(0),
  ...over,
});
/** Encrypted tokens differ each time; lines are compared by their content. */
const read = (item: CartItemDocument) => item.eprescription_token?.split('|')[1] ?? null;
const pairs = (items: CartItemDocument[]) => items.map(({ id, quantity }) => [id, quantity]);

describe('cart lines', () => {
  it('are equal if product, frequency, patient and prescription are', () => {
    const script = { script_type: 'escript', patient_uuid: 'p1' } as const;
    const a = line('a', { ...script, eprescription_token: 'x|TOKEN' });
    expect(isSameLine(a, line('b', { ...script, eprescription_token: 'y|TOKEN' }), read)).toBe(true);
    expect(isSameLine(a, line('b', { ...script, eprescription_token: 'y|OTHER' }), read)).toBe(false);
    expect(isSameLine(line('a'), line('b', { frequency: '4W' }), read)).toBe(false);
    expect(isSameLine(line('a'), line('b', { product_id: 2 }), read)).toBe(false);
    expect(isSameLine(line('a'), line('b', { price_type: 'multi_3' }), read)).toBe(true);
  });

  it('absorb an equal line; any other is appended', () => {
    const grown = addLine(
      [line('a', { quantity: 2 })],
      line('b', { quantity: 3, price_type: 'multi_3' }),
      read,
    );
    expect(grown).toMatchObject({ ok: true, itemId: 'a', items: [{ quantity: 5, price_type: 'multi_3' }] });
    const added = addLine([line('a')], line('b', { product_id: 2 }), read);
    expect(added.ok && pairs(added.items)).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
  });

  it('cannot reach 1000 units or exceed the maximum number of lines', () => {
    expect(addLine([line('a', { quantity: 999 })], line('b'), read)).toEqual({
      ok: false,
      reason: 'quantity',
    });
    const full = Array.from({ length: MAX_LINES }, (_, index) =>
      line(`l${index}`, { product_id: index + 10 }),
    );
    expect(addLine(full, line('b'), read)).toEqual({ ok: false, reason: 'lines' });
  });

  it('merge without loss; equal ones add up', () => {
    const userLines = [line('a', { quantity: 2 }), line('b', { product_id: 2 })];
    const guest = [line('c', { quantity: 4 }), line('d', { product_id: 3 }), line('e', { frequency: '4W' })];
    expect(pairs(mergeLines(userLines, guest, read))).toEqual([
      ['a', 6],
      ['b', 1],
      ['d', 1],
      ['e', 1],
    ]);
    expect(pairs(mergeLines([line('a', { quantity: 900 })], [line('b', { quantity: 900 })], read))).toEqual([
      ['a', 999],
    ]);
  });
});
