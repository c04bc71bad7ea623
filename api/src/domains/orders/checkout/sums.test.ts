import {
  type CartPricingInput,
  discountsOf,
  everythingLeft,
  gstIncluded,
  lineBeforeDiscounts,
  orderSums,
  planRefund,
  priceCart,
} from '@saltbush/contract';
import { expect, it } from 'vitest';
import { between, chance, pick, type Random, randomFor } from '../../../../seed/lib/random';
import { randomCart } from '../../../../test/random-cart';
import type { CartView } from '../../cart';
import type { OrderRefund } from '../../mail';
import { orderConfirmation } from '../../mail/templates/order-confirmation';
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

/** The rows that cart and checkout show: lines, discounts, delivery, total. */
function cartRowsAddUp(cart: CartPricingInput): boolean {
  const pricing = priceCart(cart);
  const taken = sum(discountsOf(pricing).map(({ amount }) => amount));
  return (
    sum(pricing.lines.map(({ line_total }) => line_total)) === pricing.item_total &&
    taken === pricing.discount_total &&
    pricing.item_total - taken === pricing.cart_subtotal
  );
}

/** The rows that confirmation, order page, invoice and packing slip show. */
function orderRowsAddUp(order: OrderDocument): boolean {
  const { items, discounts, delivery, total } = orderSums(order);
  const taken = sum(discounts.map(({ amount }) => amount));
  return (
    sum(order.items.map(lineBeforeDiscounts)) === items &&
    items === order.item_total &&
    taken === order.discount_total &&
    new Set(discounts.map(({ name }) => name)).size === discounts.length &&
    discounts.every(({ amount }) => amount > 0) &&
    sum(order.items.map(({ line_total }) => line_total)) === items - taken &&
    items - taken + delivery === total &&
    total === order.order_total
  );
}

/** The rows of the confirmation mail, as they are rendered: what stands above its total comes to its total. */
function mailRowsAddUp(order: OrderDocument): boolean {
  const { data } = confirmationMail(SERVICES, order, null);
  const { rows = [] } = orderConfirmation(data);
  const cents = rows.map(({ value }) => centsOf(value));
  const total = rows.findIndex(({ isTotal }) => isTotal);
  return sum(cents.slice(0, total)) === cents[total] && cents[total] === order.order_total;
}

/** An amount as a mail writes it, in cents. */
function centsOf(text: string): number {
  const amount = Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
  return text.startsWith('−') ? -amount : amount;
}

function addsUp(cart: CartPricingInput, shipping: number, random: Random): boolean {
  const order = orderOf(cart, shipping);
  const back = refundAll(order, random);
  return (
    cartRowsAddUp(cart) &&
    orderRowsAddUp(order) &&
    orderRowsAddUp({ ...order, discounts: undefined }) &&
    mailRowsAddUp(order) &&
    back.amount === order.order_total &&
    back.gst === order.gst_total &&
    back.isExact
  );
}

it('adds up to the cent, row by row, in cart, order, invoice, mail and refund, for 10,000 random carts [selling-30]', () => {
  const wrong: CartPricingInput[] = [];
  for (let n = 0; n < CARTS; n += 1) {
    const random = randomFor(`cart ${n}`);
    const cart = randomCart(random);
    if (!addsUp(cart, pick(random, [0, 795, 1295]), random)) wrong.push(cart);
  }
  expect(wrong).toEqual([]);
}, 60_000);
