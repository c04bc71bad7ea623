import { formatMoney } from '../money';
import { ESCRIPT_TOKEN_MALFORMED, ESCRIPT_TOKEN_MISSING } from '../prescriptions/escript-token';
import { supplyTooEarly } from '../prescriptions/supply-limits';
import type { OfferMiss } from '../pricing/cart-pricing';
import type { LineError } from './cart-line-errors';
import { byReason } from './message-template';
import { ANSWER_TO_PURCHASE, SCRIPT_NOT_ON_FILE, UPDATE_FAILED } from './messages';

/** Why a product cannot be added to a cart or an order, or the error of the line that already has it. */
type OrLine<Details> = Details | { line: LineError };

const orLine =
  <Details extends object>(message: (details: Details) => string) =>
  (details: OrLine<Details>): string =>
    'line' in details ? details.line.message : message(details);

/** Why a code is no offer, for everybody or for the customer who asks. */
const LOST_OFFER = {
  ended: 'This offer has ended.',
  used_up: 'This offer is used up: it was for a limited number of orders.',
  used_by_you: 'You have used this offer as often as each customer can.',
  first_order_only: 'This offer is for your first order only.',
  unknown: 'This offer code is not valid.',
};
export type LostOffer = keyof typeof LOST_OFFER;

/** Why an offer code does not apply to a cart; `missing` in cents. `lost` is what an order was refused for. */
export type OfferRefusal =
  | { reason: LostOffer | 'not_this_order' }
  | { reason: 'lost'; why: LostOffer }
  | OfferMiss;

function offerRefusal(refusal: OfferRefusal): string {
  if (refusal.reason === 'min_spend') {
    return `Spend ${formatMoney(refusal.missing)} more on items of this offer to use it.`;
  }
  if (refusal.reason === 'lost') return `${LOST_OFFER[refusal.why]} Please review your new total.`;
  return {
    ...LOST_OFFER,
    not_covered: 'This offer does not apply to the items in your cart.',
    // Does not say why: the reason may be somebody else's order.
    not_this_order: 'This offer can’t be used with this order. Please review your new total.',
  }[refusal.reason];
}

/** Why an e-prescription token cannot be used: invalid format, or the prescription exchange's reason. */
export const ESCRIPT_REFUSALS = {
  missing: ESCRIPT_TOKEN_MISSING,
  malformed: ESCRIPT_TOKEN_MALFORMED,
  unknown: 'We could not find this e-prescription. Please check the token.',
  other_patient: 'This e-prescription was written for another patient.',
  dispensed: 'This e-prescription has already been dispensed. Please use the token of the next repeat.',
  used: 'This e-prescription is already part of another order. Please use the token of the next repeat.',
  expired: 'This e-prescription has expired. Please ask your doctor for a new one.',
};

export type EscriptRefusal = keyof typeof ESCRIPT_REFUSALS;

/** Errors of carts and their contents; programs and AutoDelivery orders follow the same rules. */
export const CART_ERRORS = {
  CART_NOT_FOUND: 'Cart not found',
  CART_UUID_MISSING: 'Cart UUID is missing',
  CART_TOKEN_MISSING: 'Cart token is missing',
  CART_CLOSED: 'This cart has already been ordered.',
  CART_FULL: 'Your cart is full.',
  CART_BUSY: UPDATE_FAILED,
  INVALID_QUANTITY: 'Quantity must be a whole number below 1000',
  INVALID_OFFER: offerRefusal,
  INVALID_SHIPPING_METHOD: byReason({
    not_offered: 'This delivery method is not available for your cart and postcode.',
    no_location: 'Please choose a pharmacy to collect from.',
  }),
  IN_STOCK: 'This product is in stock.',
  OUT_OF_STOCK: ({ line }: { line?: LineError } = {}) => line?.message ?? 'Out of stock',
  INSUFFICIENT_STOCK: ({ line }: { line: LineError }) => line.message,
  EXCLUDED_STATE: ({ line }: { line: LineError }) => line.message,
  LOGIN_REQUIRED: ({ line }: { line: LineError }) => line.message,
  ORDER_LIMIT: orLine(
    ({ limit }: { limit: number }) => `You can order at most ${limit} of this product at a time.`,
  ),
  PRODUCT_UNAVAILABLE: orLine(
    byReason({
      not_sold: 'Product unavailable',
      service: 'Please book this service on its own page.',
      not_in_program: 'This product is not part of the program.',
    }),
  ),
  PRESCRIPTION_REQUIRED: orLine(
    byReason({
      unanswered: ANSWER_TO_PURCHASE,
      not_on_file: SCRIPT_NOT_ON_FILE,
      not_prescribed: 'Only your practitioner can add this product.',
      ...ESCRIPT_REFUSALS,
    }),
  ),
  /** `on` is the ISO date of the first day on which a repeat may be supplied again. */
  SUPPLY_TOO_EARLY: orLine(({ on }: { on: string }) => supplyTooEarly(on)),
  PATIENT_REQUIRED: orLine(
    byReason({
      unanswered: ANSWER_TO_PURCHASE,
      not_chosen: 'Please choose the patient this prescription is for.',
    }),
  ),
  ESCRIPT_UNAVAILABLE: 'We can’t check e-prescriptions right now. Please try again.',
};
