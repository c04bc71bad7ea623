import {
  baseRewardPoints,
  DELIVERY_METHODS,
  earnsPoints,
  FREE_EXPRESS_FROM,
  FREE_STANDARD_FROM,
} from '@saltbush/contract';
import type { OrderDocument, OrderState } from '../../src/domains/orders';
import type { Draft } from '../catalogue/types';
import type { DemoAccount } from '../demo-accounts';
import { DEMO_CARD, HOME } from './customers';
import { demoUuid } from './ids';
import { type LineSpec, orderLine } from './order-lines';
import { PATIENT_PRIYA } from './patients';

const HOUR = 3_600_000;

interface OrderSpec {
  reference: string;
  /** Hours before the seed's clock at which each state started. */
  timeline: readonly (readonly [OrderState, number])[];
  lines: readonly LineSpec[];
  method: 'standard' | 'express';
}

export const PROGRAM_ORDER = 'SB-73B4-4T8M';

const ORDERS: readonly OrderSpec[] = [
  {
    reference: 'SB-73D4-9H77',
    timeline: [
      ['placed', 3],
      ['pharmacist_review', 3],
    ],
    lines: [
      { product: 'prescription', quantity: 1, patient: PATIENT_PRIYA, script: 'onfile' },
      { product: 'magnesium', quantity: 1 },
    ],
    method: 'express',
  },
  {
    reference: 'SB-73C2-G4K5',
    timeline: [
      ['placed', 50],
      ['packed', 44],
      ['dispatched', 40],
    ],
    lines: [
      { product: 'promo', quantity: 2 },
      { product: 'coop', quantity: 1 },
      { product: 'multibuy', quantity: 1 },
    ],
    method: 'standard',
  },
  {
    reference: PROGRAM_ORDER,
    timeline: [
      ['placed', 24 * 19],
      ['pharmacist_review', 24 * 19 - 1],
      ['packed', 24 * 18],
      ['dispatched', 24 * 18 - 4],
      ['delivered', 24 * 17],
    ],
    lines: [
      { product: 'journeyProduct', quantity: 2 },
      { product: 'journeyOther', quantity: 1 },
    ],
    method: 'express',
  },
  {
    reference: 'SB-7296-65KD',
    timeline: [
      ['placed', 24 * 62],
      ['packed', 24 * 61],
      ['dispatched', 24 * 61 - 3],
      ['delivered', 24 * 59],
    ],
    lines: [
      { product: 'autodelivery', quantity: 1 },
      { product: 'variantFragrance', quantity: 2 },
      { product: 'lowStock', quantity: 1 },
    ],
    method: 'standard',
  },
  {
    reference: 'SB-7288-G3XJ',
    timeline: [
      ['placed', 24 * 130],
      ['cancelled', 24 * 130 - 2],
    ],
    lines: [{ product: 'variants', quantity: 1 }],
    method: 'standard',
  },
];

function shippingOf(
  method: OrderSpec['method'],
  total: number,
): NonNullable<OrderDocument['shipping_method']> {
  if (method === 'express') {
    return {
      id: 'express',
      name: 'Express',
      type: 'express',
      price: total >= FREE_EXPRESS_FROM ? 0 : DELIVERY_METHODS.express.price,
    };
  }
  return {
    id: 'standard',
    name: 'Standard',
    type: 'standard',
    price: total >= FREE_STANDARD_FROM ? 0 : DELIVERY_METHODS.standard.price,
  };
}

function paymentStatus(state: OrderState): NonNullable<OrderDocument['payment']>['status'] {
  return state === 'cancelled' ? 'released' : 'captured';
}

function order(
  spec: OrderSpec,
  account: DemoAccount,
  userId: string,
  drafts: readonly Draft[],
  now: Date,
): OrderDocument {
  const items = spec.lines.map((line) => orderLine(drafts, line));
  const item_total = items.reduce((sum, item) => sum + item.line_total, 0);
  const shipping_method = shippingOf(spec.method, item_total);
  const timeline = spec.timeline.map(([state, hours]) => ({
    state,
    at: new Date(now.getTime() - hours * HOUR),
  }));
  const state = timeline.at(-1)?.state ?? 'placed';
  const { id: _id, is_default: _default, ...shipping_address } = HOME;
  const sent = state === 'dispatched' || state === 'delivered';
  return {
    _id: demoUuid(`order/${spec.reference}`),
    reference: spec.reference,
    idempotency_key: demoUuid(`key/${spec.reference}`),
    cart_uuid: demoUuid(`cart/${spec.reference}`),
    user_id: userId,
    email: account.email,
    first_name: account.first_name,
    last_name: account.last_name,
    state,
    timeline,
    items,
    item_total,
    discount_total: 0,
    shipping_total: shipping_method.price,
    order_total: item_total + shipping_method.price,
    gst_total: items.reduce((sum, item) => sum + item.gst, 0),
    edr_base_points: baseRewardPoints(
      items.filter(earnsPoints).reduce((sum, item) => sum + item.line_total, 0),
    ),
    edr_bonus_points: 0,
    offer_code: null,
    shipping_method,
    shipping_address,
    cnc_location: null,
    delivery_instructions: 'Behind the blue pot, please.',
    authority_to_leave: true,
    tracking: sent
      ? { carrier: 'Southern Post', number: `SP${spec.reference.replaceAll('-', '').slice(2)}AU` }
      : null,
    payment: {
      gateway: 'embedded',
      intent_id: `pi_demo_${spec.reference.toLowerCase()}`,
      status: paymentStatus(state),
      brand: DEMO_CARD.brand,
      last4: DEMO_CARD.last4,
    },
    created_at: timeline[0]?.at ?? now,
  };
}

/** Priya's orders, newest first, one in each state a customer can see. */
export function demoOrders(
  account: DemoAccount,
  userId: string,
  drafts: readonly Draft[],
  now: Date,
): OrderDocument[] {
  return ORDERS.map((spec) => order(spec, account, userId, drafts, now));
}
