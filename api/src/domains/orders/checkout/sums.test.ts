import {
  type CartPricingInput,
  discountRows,
  everythingLeft,
  gstIncluded,
  orderSums,
  type PromotionTerms,
  planRefund,
  priceCart,
} from '@saltbush/contract';
import { expect, it } from 'vitest';
import { between, chance, pick, type Random, randomFor } from '../../../../seed/lib/random';
import type { CartView } from '../../cart';
import type { OrderRefund } from '../../mail';
import type { OrderDocument } from '../documents';
import { confirmationMail } from '../mails/confirmation-mail';
import { refundMail } from '../mails/refund-mail';
import { buildOrder } from './build-order';

const CARTS = 10_000;
const NOW = new Date('2026-11-20T02:00:00Z');
const SERVICES = {
  config: { publicOrigin: 'https://shop.example' },
  signedLinks: { sign: () => 'token', open: () => 'order' },
};

function promotions(random: Random): PromotionTerms[] {
  const rules: PromotionTerms['rule'][] = [
    { kind: 'buy_n_save_percent', n: between(random, 1, 3), percent: between(random, 1, 50) },
    { kind: 'n_for_price', n: between(random, 2, 3), price: between(random, 100, 4000) },
    { kind: 'spend_save', spend: between(random, 1, 5000), save: between(random, 1, 2000) },
  ];
  return rules.map((rule, index) => ({ id: index + 1, rule, mix_and_match: chance(random, 0.5) }));
}

function product(random: Random, id: number) {
  const value = between(random, 0, 9999);
  return {
    id,
    prices: [
      { type: 'default', min_qty: 1, value },
      ...(chance(random, 0.3) ? [{ type: 'multi_2', min_qty: 2, value: Math.floor(value * 0.9) }] : []),
    ],
    rrp: chance(random, 0.5) ? value + between(random, 1, 3000) : null,
    schedule: pick(random, ['', '', '', '2', '3', '4']),
    tags: [],
    gst_free: chance(random, 0.3),
    booking_type: null,
    category_ids: [between(random, 1, 3)],
    promotion_ids: [1, 2, 3].filter(() => chance(random, 0.4)),
    edr_bonus_points: between(random, 0, 20),
  };
}

const randomCart = (random: Random): CartPricingInput => ({
  lines: Array.from({ length: between(random, 1, 6) }, (_, index) => ({
    id: `line-${index}`,
    quantity: between(random, 1, 7),
    price_type: 'default',
    frequency: chance(random, 0.3) ? '4W' : null,
    product: product(random, index + 1),
  })),
  promotions: promotions(random),
  offer: chance(random, 0.4)
    ? {
        percent: pick(random, [10, 20, 33]),
        category_id: pick(random, [null, 1, 2]),
        min_spend: pick(random, [0, 5000]),
      }
    : null,
  isStaff: chance(random, 0.2),
});

/** The order of a priced cart with a delivery fee, built as the checkout builds it. */
function orderOf(cart: CartPricingInput, shipping: number): OrderDocument {
  const pricing = priceCart(cart);
  const lines = cart.lines.map((line, index) => ({
    item: { quantity: line.quantity, frequency: line.frequency },
    product: { _id: line.product.id, name: 'Product', images: [], schedule: line.product.schedule },
    priced: pricing.lines[index],
  }));
  const quote = {
    method: { id: 'standard', name: 'Standard delivery', type: 'standard', price: shipping, locations: [] },
    offer: null,
    shipping_total: shipping,
    order_total: pricing.cart_subtotal + shipping,
    gst_total: pricing.gst_total + gstIncluded(shipping),
  };
  const identity = { id: 'o', reference: 'SB-1', idempotencyKey: 'k', userId: null, now: NOW };
  const view = { document: {}, pricing, lines } as unknown as CartView;
  return buildOrder(view, quote as never, identity, null);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Refunds some units, then the rest: what goes back altogether, and whether each mail adds up. */
function refundAll(order: OrderDocument, random: Random): { amount: number; gst: number; isExact: boolean } {
  let current = order;
  const mails: boolean[] = [];
  const first = {
    lines: [{ line: between(random, 1, order.items.length), quantity: 1 }],
    shipping: chance(random, 0.3),
  };
  for (const step of ['some', 'rest']) {
    const figures = planRefund(current, step === 'some' ? first : everythingLeft(current));
    if (!figures) continue;
    const refund = { id: step, reason: 'returned' as const, status: 'paid' as const, at: NOW, ...figures };
    const data = refundMail(SERVICES, current, refund).data as OrderRefund;
    mails.push(sum(data.lines.map(({ total }) => total)) + data.delivery === data.total);
    current = { ...current, refunds: [...(current.refunds ?? []), refund] };
  }
  const refunds = current.refunds ?? [];
  const [amount, gst] = [sum(refunds.map((one) => one.amount)), sum(refunds.map((one) => one.gst))];
  return { amount, gst, isExact: mails.every(Boolean) };
}

function addsUp(cart: CartPricingInput, shipping: number, random: Random): boolean {
  const pricing = priceCart(cart);
  const order = orderOf(cart, shipping);
  const { items, delivery, total } = orderSums(order);
  const { data } = confirmationMail(SERVICES, order, null);
  const back = refundAll(order, random);
  return (
    sum(pricing.lines.map(({ line_total }) => line_total)) === pricing.item_total &&
    pricing.item_total - pricing.discount_total === pricing.cart_subtotal &&
    sum(order.items.map(({ line_total }) => line_total)) === items &&
    items === pricing.cart_subtotal &&
    sum(discountRows(order).map(({ amount }) => amount)) === order.discount_total &&
    order.items.every(({ quantity, unit_price, line_total }) => unit_price * quantity >= line_total) &&
    items + delivery === total &&
    total === order.order_total &&
    sum(data.lines.map((line) => line.total)) + (data.delivery?.price ?? 0) === data.orderTotal &&
    data.orderTotal === order.order_total &&
    back.amount === order.order_total &&
    back.gst === order.gst_total &&
    back.isExact
  );
}

it('adds up to the cent in cart, order, invoice, mail and refund, for 10,000 random carts [selling-30]', () => {
  const wrong: CartPricingInput[] = [];
  for (let n = 0; n < CARTS; n += 1) {
    const random = randomFor(`cart ${n}`);
    const cart = randomCart(random);
    if (!addsUp(cart, pick(random, [0, 795, 1295]), random)) wrong.push(cart);
  }
  expect(wrong).toEqual([]);
}, 60_000);
