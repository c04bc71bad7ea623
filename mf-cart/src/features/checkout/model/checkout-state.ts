import { CHECKOUT_SECTIONS, type CheckoutSection, firstIncompleteSection } from '@saltbush/contract';
import type { CardToken } from '@saltbush/shared-ui/payment';
import type { Cart } from '../../../shared/cart/cart';
import type { SectionState } from '../components/SectionFrame';
import type { OrderFailure } from './order-failure';

/** What the checkout knows besides the cart. */
export interface CheckoutState {
  open: CheckoutSection;
  /** The card's token: memory only, gone with the page. */
  card: CardToken | null;
  /** Nothing is to be paid, and the shopper has seen so. */
  isFreeSeen: boolean;
  failure: OrderFailure | null;
  /** The shopper has moved between sections: from then on the keyboard moves along. */
  hasMoved: boolean;
}

export type CheckoutEvent =
  | { type: 'opened'; section: CheckoutSection }
  | { type: 'card-accepted'; card: CardToken }
  | { type: 'free-seen' }
  | { type: 'order-sent' }
  | { type: 'order-failed'; failure: OrderFailure };

/** The checkout opens at the first section that still needs the shopper. */
export function initialState(cart: Cart): CheckoutState {
  const open = firstIncompleteSection(cart) ?? 'payment';
  return { open, card: null, isFreeSeen: false, failure: null, hasMoved: false };
}

export function reduceCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'opened':
      return { ...state, open: event.section, hasMoved: true };
    case 'card-accepted':
      return { ...state, open: 'review', card: event.card, failure: null, hasMoved: true };
    case 'free-seen':
      return { ...state, open: 'review', isFreeSeen: true, hasMoved: true };
    case 'order-sent':
      return { ...state, failure: null };
    case 'order-failed': {
      const card = event.failure.isCardSpent ? null : state.card;
      return { ...state, card, failure: event.failure, open: event.failure.section, hasMoved: true };
    }
  }
}

/** Whether nothing more is needed to pay `total` cents. */
export const isPaymentReady = ({ card, isFreeSeen }: CheckoutState, total: number): boolean =>
  total === 0 ? isFreeSeen : card !== null;

/** The section to open after one is complete: the first that is not, else the review. */
export function nextSection(cart: Cart, state: CheckoutState): CheckoutSection {
  return firstIncompleteSection(cart) ?? (isPaymentReady(state, cart.cart_total) ? 'review' : 'payment');
}

/** How a section shows: sections open in order, and those before the open one are done. */
export function sectionState(section: CheckoutSection, open: CheckoutSection): SectionState {
  if (section === open) return 'open';
  const isBefore = CHECKOUT_SECTIONS.indexOf(section) < CHECKOUT_SECTIONS.indexOf(open);
  return isBefore ? 'done' : 'waiting';
}
