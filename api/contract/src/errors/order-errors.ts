import { CHECKOUT_BLOCKERS } from '../checkout/checkout-rules';
import { readyWords } from '../delivery/run-line';
import { formatMoney } from '../money';
import { SCRIPT_STATE_WORDS, type ScriptState } from '../orders/scripts';
import type { EscriptRefusal } from './cart-errors';
import type { LineError } from './cart-line-errors';
import { byReason } from './message-template';
import { ANSWER_TO_PURCHASE } from './messages';

interface BlockedItem extends LineError {
  item_id: string;
}

const itemErrors = ({ items }: { items: readonly BlockedItem[] }): string =>
  items.length === 1 && items[0] ? items[0].message : CHECKOUT_BLOCKERS.CART_ITEM_ERRORS;

const EXCHANGE_WORDS: Readonly<Record<EscriptRefusal, string>> = {
  missing: 'there is none',
  malformed: 'it is not complete',
  unknown: 'it is not known',
  other_patient: 'it is for another patient',
  dispensed: 'it was dispensed before',
  used: 'it is part of another order',
  expired: 'it has expired',
};

/** Errors of checkout, payments and orders. */
export const ORDER_ERRORS = {
  CART_EMPTY: CHECKOUT_BLOCKERS.CART_EMPTY,
  CART_ITEM_ERRORS: itemErrors,
  SIGN_IN_REQUIRED: byReason({
    gated: 'Sign in to Purchase',
    prescription: 'Please sign in to order this product.',
    cart: CHECKOUT_BLOCKERS.SIGN_IN_REQUIRED,
    session: 'Please sign in again to go on. Your cart is kept.',
  }),
  QUESTIONNAIRE_REQUIRED: ANSWER_TO_PURCHASE,
  INCOMPLETE: ({ section }: { section: 'contact' | 'delivery' }) =>
    `Please complete your ${section} details.`,
  /** `total` in cents. */
  TOTAL_CHANGED: ({ total }: { total: number }) =>
    `Your total is now ${formatMoney(total)}. Please review your order.`,
  /** `ready_by` is the new ISO date; null where none can be promised. */
  COLLECT_LATER: ({ ready_by }: { ready_by: string | null }) =>
    ready_by
      ? `This pharmacy can have your order ready by ${readyWords(ready_by)} now. Please review it.`
      : 'We can’t promise a day for this order any more. Please review it.',
  CART_CHANGED: 'Your cart has changed. Please review your order.',
  /** `decline` is the bank's or the gateway's reason. */
  PAYMENT_DECLINED: ({ decline }: { decline: string }) => decline,
  PAYMENT_UNAVAILABLE:
    'We can’t reach the payment service right now. You have not been charged. Please try again.',
  PAYMENT_METHOD_REQUIRED: 'Please add a payment method.',
  /** For staff who act as the customer. */
  PAYMENT_METHOD_NOT_SAVED:
    'While you act for a customer, only a payment method that they have saved can pay. Please ask them to sign in.',
  NOT_RETURNABLE: 'These items can’t be returned here. Please call us: we will help.',
  RETURN_SETTLED: byReason({
    arrived: 'This return has arrived at our pharmacy. Please call us.',
    received: 'This return was refunded before.',
    declined: 'This return was declined before.',
    withdrawn: 'The customer has withdrawn this return.',
  }),
  /** `staff_name` is who has moved it on; null if nobody has. */
  SCRIPT_MOVED: ({ staff_name, state }: { staff_name: string | null; state: ScriptState }) =>
    staff_name
      ? `${staff_name} has moved this script on: it is ${SCRIPT_STATE_WORDS[state]}.`
      : `This cannot be done now: the script is ${SCRIPT_STATE_WORDS[state]}.`,
  SCRIPT_FILED: 'This script is on file already, with other details.',
  /** `line` is the first line of the order whose script is not checked. */
  SCRIPT_UNCHECKED: ({ line, state }: { line: number; state: ScriptState }) =>
    `This order cannot be approved yet: the script of item ${line} is ${SCRIPT_STATE_WORDS[state]}.`,
  CALL_DUE:
    'The customer was promised a call before this order is packed. Please call, and note it on the order’s page.',
  CALL_SETTLED: ({ staff_name }: { staff_name: string }) => `${staff_name} has spoken with this customer.`,
  /** `status` is what the prescription exchange says of its token. */
  SCRIPT_STOPPED: ({ staff_name }: { staff_name: string }) =>
    `${staff_name} has ended this script, so nothing is supplied on it. Please refuse it with a reason.`,
  SCRIPT_NOT_VALID: ({ status }: { status: EscriptRefusal }) =>
    `The prescription exchange does not confirm this token: ${EXCHANGE_WORDS[status]}. Please refuse it with a reason.`,
  PROGRAM_FEE:
    'This is the fee of a program, which would run on without it. Practitioners end programs and give their fees back at Programs (/staff/programs).',
  NOTHING_TO_SEND: 'This order has nothing to send, so nothing of it is packed.',
  NOTHING_TO_REFUND: 'These items were refunded before. Please check the order.',
  /** `amount` in cents: what would be refunded now. */
  REFUND_CHANGED: ({ amount }: { amount: number }) =>
    `The refund has become ${formatMoney(amount)} meanwhile. Please look at it again.`,
  /** `staff_name` is who has moved it on; null if nobody knows. */
  ORDER_MOVED: ({ moved, staff_name }: { moved: 'approved' | 'packed'; staff_name: string | null }) =>
    `${moved === 'packed' ? 'Packed' : 'Approved'} meanwhile${staff_name ? ` by ${staff_name}` : ''}. Cancel all the same?`,
  /** `limit` in cents. */
  REFUND_LIMIT: ({ limit }: { limit: number }) =>
    `You can refund up to ${formatMoney(limit)} of an order. Please ask a pharmacist.`,
  /** The order goes to another address only where it costs and takes the same. */
  ADDRESS_FIXED: byReason({
    state: 'The new address must be in the same state. Please cancel the order and place it again.',
    postcode: 'A same-day delivery can’t go to another postcode. Please call us.',
    collected: 'This order is collected and has no delivery address.',
  }),
  ALREADY_REVIEWED: ({ staff_name }: { staff_name: string }) =>
    `${staff_name} has already approved this order.`,
  REVIEW_MISSING: 'A pharmacist has to approve this order before it is packed.',
  /** `stock` in units: somebody has sold, received or counted it meanwhile. */
  STOCK_MOVED: ({ stock }: { stock: number }) =>
    `The stock has become ${stock} meanwhile. Please count again.`,
  PRICE_MOVED: 'A colleague has changed this price meanwhile. Please look at it again.',
  /** Both in cents: a change by so much asks for a confirmation. */
  PRICE_LEAP: ({ from, to }: { from: number; to: number }) =>
    `This changes the price from ${formatMoney(from)} to ${formatMoney(to)}. Please confirm that it is meant.`,
  SYNONYM_MOVED: 'A colleague has changed these words meanwhile. Please look at them again.',
  PRICE_SETTLED: 'This price has begun, or was cancelled before.',
  CHARGE_NOT_DECLINED:
    'This charge is no longer declined, or its card has changed. There is nothing to mail again.',
  WRONG_STATE: ({ asked, state }: { asked: string; state: string }) =>
    `This order cannot be ${asked} now: it is ${state}.`,
};
