import { describe, expect, it } from 'vitest';
import { STOCK } from '../../../../api/test/year/people';
import { ErrorLines } from '../../lib/error-lines';
import { Journal } from '../journal';
import type { Books } from './books';
import { findDoubled, findUnearned } from './doubled';
import { findLost, findUnbilled } from './lost';
import { findWrongSums, turnover } from './sums';

const PRODUCT = 7;

/** An order for two units at $12.50, paid, by a guest. */
const order = (reference: string, changes: object = {}) => ({
  _id: reference,
  reference,
  cart_uuid: `cart of ${reference}`,
  idempotency_key: `key of ${reference}`,
  order_total: 2500,
  payment: { intent_id: `payment of ${reference}` },
  items: [{ product_id: PRODUCT, quantity: 2 }],
  user_id: null,
  ...changes,
});
const intent = (reference: string, changes: object = {}) => ({
  _id: `payment of ${reference}`,
  status: 'captured',
  amount: 2500,
  refunded: 0,
  ...changes,
});

const booksOf = (books: object) =>
  ({
    orders: [],
    bookings: [],
    windows: [],
    intents: [],
    products: [],
    customers: [],
    ...books,
  }) as unknown as Books;

function journalOf(...references: string[]): Journal {
  const journal = new Journal(new ErrorLines());
  const sent = { cart_uuid: '', idempotency_key: '', stripe_source_id: '', agreed_terms: [] };
  for (const reference of references)
    journal.orders.push({ reference, order_total: 2500, sent, member: null });
  return journal;
}

describe('the audit of a soak', () => {
  it('has nothing to say about books that agree with what was acknowledged', () => {
    const books = booksOf({ orders: [order('A')], intents: [intent('A')] });
    expect([
      ...findLost(journalOf('A'), books),
      ...findDoubled(journalOf('A'), books),
      ...findUnearned(books),
    ]).toEqual([]);
  });

  it('finds an acknowledged order that is gone, or costs something else', () => {
    expect(findLost(journalOf('A'), booksOf({}))).toEqual(['order A was acknowledged and is gone']);
    const dearer = booksOf({ orders: [order('A', { order_total: 2600 })] });
    expect(findLost(journalOf('A'), dearer)).toEqual(['order A: acknowledged 2500, stored 2600']);
  });

  it('finds a cart that was ordered twice, and a payment for two orders', () => {
    const twin = { cart_uuid: 'cart of A', payment: { intent_id: 'payment of A' } };
    const books = booksOf({ orders: [order('A'), order('B', twin)] });
    expect(findDoubled(journalOf('A', 'B'), books)).toEqual([
      'cart cart of A was ordered twice',
      'payment payment of A pays for two things',
    ]);
  });

  it('finds an order that nobody was told of, unless its buyer gave up waiting', () => {
    const books = booksOf({ orders: [order('A')] });
    const journal = journalOf();
    expect(findDoubled(journal, books)).toEqual(['order A was never acknowledged']);
    journal.abandoned.add('cart of A');
    expect(findDoubled(journal, books)).toEqual([]);
  });

  it('finds a buyer who gave up and whose cart was ordered twice', () => {
    const journal = journalOf();
    journal.abandoned.add('cart of A');
    const books = booksOf({ orders: [order('A'), order('B', { cart_uuid: 'cart of A' })] });
    expect(findDoubled(journal, books)).toEqual(['cart cart of A was ordered twice']);
  });

  it('finds money that was taken for nothing, and not what was given back', () => {
    expect(findUnearned(booksOf({ intents: [intent('A')] }))).toHaveLength(1);
    expect(findUnearned(booksOf({ intents: [intent('A', { status: 'refunded', refunded: 2500 })] }))).toEqual(
      [],
    );
  });

  it('finds a charge that was due and made no order', () => {
    const journal = journalOf();
    journal.billings.add('journey:1:1').add('journey:2:1');
    const billed = order('A', { idempotency_key: 'journey:1:1' });
    expect(findUnbilled(journal, booksOf({ orders: [billed] }))).toEqual(['journey:2:1']);
  });

  it('finds stock and payments that do not add up', () => {
    const products = [{ _id: PRODUCT, stock: STOCK }];
    const books = booksOf({ orders: [order('A')], intents: [intent('A', { amount: 2400 })], products });
    expect(findWrongSums(books, [PRODUCT])).toEqual([
      `stock of product 7: ${STOCK} instead of ${STOCK - 2}`,
      'payment of order A: 2400 instead of 2500',
    ]);
  });

  it('adds up what was taken and what was sold', () => {
    const refunded = { status: 'refunded', refunded: 1000 };
    const books = booksOf({ orders: [order('A')], intents: [intent('A'), intent('B', refunded)] });
    expect(turnover(books)).toEqual({ taken: 4000, sold: 2500 });
  });
});
