import type { OrderDocument } from '../../src/domains/orders';
import type { Draft } from '../catalogue/types';
import type { DemoAccount } from '../demo-accounts';
import { HOME } from './customers';
import { demoOrder, type OrderCourse } from './order';
import { type LineSpec, orderLine } from './order-lines';
import { PATIENT_PRIYA } from './patients';

interface OrderSpec extends OrderCourse {
  lines: readonly LineSpec[];
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

/** Priya's orders, newest first, one in each state a customer can see. */
export function demoOrders(
  { email, first_name, last_name }: DemoAccount,
  userId: string,
  drafts: readonly Draft[],
  now: Date,
): OrderDocument[] {
  const instructions = 'Behind the blue pot, please.';
  const buyer = { userId, email, first_name, last_name, home: HOME, instructions };
  return ORDERS.map((spec) =>
    demoOrder(
      spec,
      spec.lines.map((line) => orderLine(drafts, line)),
      buyer,
      now,
    ),
  );
}
