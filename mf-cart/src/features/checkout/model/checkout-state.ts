import { CHECKOUT_SECTIONS, type CheckoutSection, firstIncompleteSection } from '@saltbush/contract';
import type { PaymentToken } from '@saltbush/shared-ui/payment';
import type { Cart } from '../../../shared/cart/cart';
import type { SectionState } from '../components/SectionFrame';
import type { OrderFailure } from './order-failure';
import type { Payment } from './payment';

/** Checkout state that is not stored on the cart. */
export interface CheckoutState {
  open: CheckoutSection;
  /** Held in memory only. */
  payment: Payment | null;
  /** The account keeps the payment method for later orders. */
  keepsPayment: boolean;
  /** The total is 0 and the shopper has confirmed it. */
  isFreeConfirmed: boolean;
  failure: OrderFailure | null;
  /** The shopper has moved between sections, so focus follows from now on. */
  hasMoved: boolean;
}

export type CheckoutEvent =
  | { type: 'opened'; section: CheckoutSection }
  | { type: 'payment-accepted'; payment: Payment; keeps: boolean }
  | { type: 'free-confirmed' }
  | { type: 'order-sent' }
  | { type: 'signed-in' }
  | { type: 'order-failed'; failure: OrderFailure };

/** Opens the checkout at the first incomplete section: the review, for a customer with a card on file. */
export function initialState({ cart, card }: { cart: Cart; card: PaymentToken | null }): CheckoutState {
  const payment = cart.cart_total === 0 ? null : card;
  const open = firstIncompleteSection(cart) ?? (payment ? 'review' : 'payment');
  return { open, payment, keepsPayment: false, isFreeConfirmed: false, failure: null, hasMoved: false };
}

export function reduceCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'opened':
      return { ...state, open: event.section, hasMoved: true };
    case 'payment-accepted':
      return {
        ...state,
        open: 'review',
        payment: event.payment,
        keepsPayment: event.keeps,
        failure: null,
        hasMoved: true,
      };
    case 'free-confirmed':
      return { ...state, open: 'review', isFreeConfirmed: true, hasMoved: true };
    case 'order-sent':
      return { ...state, failure: null };
    case 'signed-in':
      return state.failure?.isSessionOver ? { ...state, failure: null } : state;
    case 'order-failed': {
      const payment = event.failure.isPaymentSpent ? null : state.payment;
      return { ...state, payment, failure: event.failure, open: event.failure.section, hasMoved: true };
    }
  }
}

/** Returns true if nothing more is needed to pay `total` cents. */
export const isPaymentReady = ({ payment, isFreeConfirmed }: CheckoutState, total: number): boolean =>
  total === 0 ? isFreeConfirmed : payment !== null;

/** Returns the section to open next: the first incomplete one, else the review. */
export function nextSection(cart: Cart, state: CheckoutState): CheckoutSection {
  return firstIncompleteSection(cart) ?? (isPaymentReady(state, cart.cart_total) ? 'review' : 'payment');
}

/** Returns a section's state; sections before the open one are done. */
export function sectionState(section: CheckoutSection, open: CheckoutSection): SectionState {
  if (section === open) return 'open';
  const isBefore = CHECKOUT_SECTIONS.indexOf(section) < CHECKOUT_SECTIONS.indexOf(open);
  return isBefore ? 'done' : 'waiting';
}
