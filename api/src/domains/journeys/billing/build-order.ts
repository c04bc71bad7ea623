import { randomUUID } from 'node:crypto';
import { baseRewardPoints, earnsPoints, needsPharmacistReview } from '@saltbush/contract';
import type { ProductDocument } from '../../catalogue';
import { newReference, type OrderDocument } from '../../orders';
import type { JourneySubscriptionDocument } from '../documents';
import type { PricedLines } from './order-lines';
import type { Parties } from './parties';

export interface OrderPlan {
  subscription: JourneySubscriptionDocument;
  orderKey: string;
  parties: Parties;
  lines: PricedLines;
  /** The physical products in the order; empty for services. */
  products: ProductDocument[];
  /** Of the products; none for services. */
  bonusPoints?: number;
  /** The voucher that was applied. */
  voucherCode: string | null;
  now: Date;
}

type InitialState = Pick<OrderDocument, 'state' | 'timeline'>;

/** A fee is done with once it is paid: an order without goods waits for nobody at the counter (rule selling-06). */
function initialState(products: readonly ProductDocument[], now: Date): InitialState {
  const placed = { state: 'placed' as const, at: now };
  if (products.length === 0)
    return { state: 'delivered', timeline: [placed, { state: 'delivered', at: now }] };
  if (!products.some(needsPharmacistReview)) return { state: 'placed', timeline: [placed] };
  return { state: 'pharmacist_review', timeline: [placed, { state: 'pharmacist_review', at: now }] };
}

/** Program delivery is free; cold-chain items never go by standard post (rule selling-20). */
function shippingMethod(products: readonly ProductDocument[]): OrderDocument['shipping_method'] {
  if (products.length === 0) return null;
  const id = products.some(({ is_fridge }) => is_fridge) ? 'express' : 'standard';
  return { id, name: 'Program Delivery', type: id, price: 0 };
}

/** Returns the cents that earn points. */
const earningTotal = ({ items }: PricedLines): number =>
  items.filter(earnsPoints).reduce((total, { line_total }) => total + line_total, 0);

/** Builds the order for a charge, without its payment. Money in cents. */
export function buildProgramOrder(plan: OrderPlan): OrderDocument {
  const { subscription, orderKey, parties, lines, products, voucherCode, now } = plan;
  const { customer } = parties;
  return {
    _id: randomUUID(),
    reference: newReference(),
    idempotency_key: orderKey,
    cart_uuid: subscription._id,
    user_id: subscription.user_id,
    email: customer.email,
    first_name: customer.first_name,
    last_name: customer.last_name,
    ...initialState(products, now),
    ...lines,
    shipping_total: 0,
    edr_base_points: baseRewardPoints(earningTotal(lines), {
      programDelivery: products.length > 0,
    }),
    edr_bonus_points: plan.bonusPoints ?? 0,
    offer_code: voucherCode,
    shipping_method: shippingMethod(products),
    shipping_address: products.length > 0 ? parties.address : null,
    cnc_location: null,
    delivery_instructions: null,
    authority_to_leave: false,
    tracking: null,
    payment: null,
    created_at: now,
  };
}
