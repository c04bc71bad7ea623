import {
  baseRewardPoints,
  DELIVERY_METHODS,
  earnsPoints,
  FREE_EXPRESS_FROM,
  FREE_STANDARD_FROM,
} from '@saltbush/contract';
import type { AddressDocument } from '../../src/domains/accounts';
import {
  newScripts,
  type OrderDocument,
  type OrderItemDocument,
  type OrderState,
} from '../../src/domains/orders';
import { DEMO_CARD } from './customers';
import { demoUuid } from './ids';
import { afterCancelling, intentIdOf } from './payment';

const HOUR = 3_600_000;

/** Who ordered, and where it goes; guests have no account. */
export interface Buyer {
  userId: string | null;
  email: string;
  first_name: string;
  last_name: string;
  home: AddressDocument;
  instructions: string | null;
}

/** What happened to an order; its lines come from elsewhere. */
export interface OrderCourse {
  reference: string;
  /** Hours before the seed's clock at which each state started. */
  timeline: readonly (readonly [OrderState, number])[];
  /** Null where nothing is delivered. */
  method: 'standard' | 'express' | null;
}

function shippingOf(method: OrderCourse['method'], total: number): OrderDocument['shipping_method'] {
  if (method === null) return null;
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

const pointsOf = (items: readonly OrderItemDocument[]): number =>
  baseRewardPoints(items.filter(earnsPoints).reduce((sum, item) => sum + item.line_total, 0));

function deliveryOf({ home, instructions }: Buyer, method: OrderDocument['shipping_method']) {
  const { id: _id, is_default: _default, ...address } = home;
  return {
    shipping_method: method,
    shipping_address: method && address,
    cnc_location: null,
    delivery_instructions: method && instructions,
    authority_to_leave: method !== null,
  };
}

/** An order as the checkout stores it, and as the pharmacy has moved it on. Money in cents. */
export function demoOrder(
  course: OrderCourse,
  items: OrderItemDocument[],
  buyer: Buyer,
  now: Date,
): OrderDocument {
  const { reference } = course;
  const item_total = items.reduce((sum, item) => sum + item.line_total, 0);
  const method = shippingOf(course.method, item_total);
  const timeline = course.timeline.map(([state, hours]) => ({
    state,
    at: new Date(now.getTime() - hours * HOUR),
  }));
  const state = timeline.at(-1)?.state ?? 'placed';
  const sent = state === 'dispatched' || state === 'delivered';
  const { userId, email, first_name, last_name } = buyer;
  const created_at = timeline[0]?.at ?? now;
  return afterCancelling({
    _id: demoUuid(`order/${reference}`),
    reference,
    idempotency_key: demoUuid(`key/${reference}`),
    cart_uuid: demoUuid(`cart/${reference}`),
    user_id: userId,
    ...{ email, first_name, last_name, state, timeline, items, item_total },
    discount_total: 0,
    shipping_total: method?.price ?? 0,
    order_total: item_total + (method?.price ?? 0),
    gst_total: items.reduce((sum, item) => sum + item.gst, 0),
    edr_base_points: pointsOf(items),
    edr_bonus_points: 0,
    offer_code: null,
    ...deliveryOf(buyer, method),
    tracking: sent
      ? { carrier: 'Southern Post', number: `SP${reference.replaceAll('-', '').slice(2)}AU` }
      : null,
    payment: {
      gateway: 'embedded',
      intent_id: intentIdOf(reference),
      status: 'captured',
      brand: DEMO_CARD.brand,
      last4: DEMO_CARD.last4,
    },
    scripts: newScripts({ state, items, created_at }),
    created_at,
  });
}
