import { STOCK } from '../../../../api/test/year/people';
import type { Books } from './books';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const differs = (what: string, expected: number, found: number): string[] =>
  expected === found ? [] : [`${what}: ${found} instead of ${expected}`];

function stockErrors({ orders, products }: Books, productIds: readonly number[]): string[] {
  const items = orders.flatMap((order) => order.items);
  return products
    .filter(({ _id }) => productIds.includes(_id))
    .flatMap(({ _id, stock }) => {
      const sold = sum(items.filter(({ product_id }) => product_id === _id).map(({ quantity }) => quantity));
      return differs(`stock of product ${_id}`, STOCK - sold, stock);
    });
}

function pointErrors({ orders, customers }: Books): string[] {
  return customers
    .filter(({ edr_linked, email }) => edr_linked && email.endsWith('@example.com'))
    .flatMap(({ _id, edr_points }) => {
      const own = orders.filter(({ user_id }) => user_id === _id);
      const earned = sum(
        own.map(({ edr_base_points, edr_bonus_points }) => edr_base_points + edr_bonus_points),
      );
      return differs(`points of customer ${_id}`, earned, edr_points);
    });
}

function amountErrors({ orders, intents }: Books): string[] {
  const amounts = new Map(intents.map(({ _id, amount }) => [_id, amount]));
  return orders.flatMap(({ reference, order_total, payment }) =>
    payment ? differs(`payment of order ${reference}`, order_total, amounts.get(payment.intent_id) ?? 0) : [],
  );
}

/** @returns what does not add up */
export const findWrongSums = (books: Books, productIds: readonly number[]): string[] => [
  ...stockErrors(books, productIds),
  ...pointErrors(books),
  ...amountErrors(books),
];

/** Cents that the gateway took less its refunds, and cents that the shop sold for. */
export function turnover({ orders, bookings, intents }: Books): { taken: number; sold: number } {
  const paid = intents.filter(({ status }) => status === 'captured' || status === 'refunded');
  const booked = bookings.filter(({ status }) => status === 'booked');
  return {
    taken: sum(paid.map(({ amount, refunded }) => amount - refunded)),
    sold: sum(orders.map(({ order_total }) => order_total)) + sum(booked.map(({ fee }) => fee)),
  };
}
