import type { KnownProduct } from '../known';
import type { Buyer, OrderCourse } from './order';
import { GUESTS } from './sample-people';

export interface Spec extends OrderCourse {
  buyer: Buyer;
  products: readonly (readonly [KnownProduct, number])[];
  return?: 'requested' | 'arrived';
}

/** Guests' orders: to pack, to dispatch, underway, and delivered ones that come back. */
export const SPECS: readonly Spec[] = [
  {
    reference: 'SB-74F2-C6RW',
    buyer: GUESTS.ines,
    timeline: [['placed', 1]],
    products: [['magnesium', 2]],
    method: 'standard',
  },
  {
    reference: 'SB-74D9-K3VT',
    buyer: GUESTS.callum,
    timeline: [['placed', 5]],
    products: [
      ['promo', 1],
      ['coop', 1],
    ],
    method: 'express',
  },
  {
    reference: 'SB-74C5-W8HN',
    buyer: GUESTS.yuki,
    timeline: [
      ['placed', 20],
      ['packed', 2],
    ],
    products: [['tga', 1]],
    method: 'standard',
  },
  {
    reference: 'SB-749R-Q2ZD',
    buyer: GUESTS.callum,
    timeline: [
      ['placed', 52],
      ['packed', 46],
      ['dispatched', 45],
    ],
    products: [['bonusPoints', 1]],
    method: 'express',
  },
  {
    reference: 'SB-7438-N7GB',
    buyer: GUESTS.ines,
    timeline: [
      ['placed', 24 * 9],
      ['packed', 24 * 8],
      ['dispatched', 24 * 8 - 4],
      ['delivered', 24 * 5],
    ],
    products: [
      ['multibuy', 3],
      ['freeShipping', 1],
    ],
    method: 'standard',
    return: 'requested',
  },
  {
    reference: 'SB-742M-X5PC',
    buyer: GUESTS.yuki,
    timeline: [
      ['placed', 24 * 14],
      ['packed', 24 * 13],
      ['dispatched', 24 * 13 - 3],
      ['delivered', 24 * 11],
    ],
    products: [['variantFragrance', 2]],
    method: 'standard',
    return: 'arrived',
  },
];
