import { expect, it } from 'vitest';
import type { PickedOrder } from '../api/pick-list';
import { linesToPick, pickListAddress, picksOf } from './pick-list';

type Item = PickedOrder['items'][number];

const item = (line: number, changes: Partial<Item> = {}): Item => ({
  ...{ line, product_id: String(line), name: `Item ${line}`, code: `C${line}`, size: null },
  ...{ schedule: '', is_cold: false, quantity: 2, refunded_quantity: 0, from_shelf: 0 },
  ...changes,
});
const order = (reference: string, ...items: Item[]): PickedOrder => ({
  ...{ reference, created_at: '2026-11-20T00:00:00.000Z', shipping_method: { name: 'Standard' } },
  state: 'placed',
  cnc_location: null,
  items,
});

it('takes what was not refunded, no fees, and what is cold last', () => {
  const lines = linesToPick(
    order(
      'SB-1',
      item(1, { is_cold: true }),
      item(2, { refunded_quantity: 2 }),
      item(3, { product_id: '0' }),
      item(4, { refunded_quantity: 1 }),
    ),
  );
  expect(lines.map(({ line, units }) => [line, units])).toEqual([
    [4, 1],
    [1, 2],
  ]);
});

it('lists orders with something cold first, each group in the order of its age', () => {
  const cold = item(1, { is_cold: true });
  const picks = picksOf([
    order('SB-1', item(1)),
    order('SB-2', cold),
    order('SB-3', item(1)),
    order('SB-4', cold),
    order('SB-5', { ...cold, refunded_quantity: 2 }, item(2)),
  ]);
  expect(picks.map(({ order: { reference } }) => reference)).toEqual([
    'SB-2',
    'SB-4',
    'SB-1',
    'SB-3',
    'SB-5',
  ]);
});

it.each([null, 'MTIz_-'])('an address keeps the place %j', (after) => {
  const { searchParams } = new URL(pickListAddress({ after }), 'https://shop.example');
  expect(searchParams.get('after')).toBe(after);
});
