import { expect, it } from 'vitest';
import { isFeeAlone, isProgramFee } from './program-fees';

const line = (product_id: number) => ({ product_id, quantity: 1, line_total: 100, gst: 9, schedule: '' });
const refundOf = (number: number) => ({
  lines: [{ line: number, quantity: 1, amount: 100, gst: 9 }],
  ...{ shipping: 0, amount: 100, gst: 9, base_points: 0, bonus_points: 0 },
});
const order = (state: string, products: number[], refunds: ReturnType<typeof refundOf>[] = []) => ({
  state,
  items: products.map(line),
  refunds,
  ...{ shipping_total: 0, gst_total: 0, edr_base_points: 0, edr_bonus_points: 0 },
});

it('tells a program’s fee from goods, in orders and in answers of the api', () => {
  expect([0, '0', 7, '7'].map((product_id) => isProgramFee({ product_id }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('sends nothing of an order once only a fee is left of it', () => {
  expect(isFeeAlone(order('placed', [0, 7]))).toBe(false);
  expect(isFeeAlone(order('placed', [0, 7], [refundOf(2)]))).toBe(true);
  expect(isFeeAlone(order('placed', [0, 7], [refundOf(1)]))).toBe(false);
  expect(isFeeAlone(order('placed', [0, 7], [refundOf(1), refundOf(2)]))).toBe(false);
  expect(isFeeAlone(order('dispatched', [0, 7], [refundOf(2)]))).toBe(false);
});
