/** Why an order is cancelled, by code, in the words that its customer chooses from and reads. */
export const CANCEL_REASONS = {
  changed_mind: 'I no longer need it',
  by_mistake: 'I ordered by mistake',
  too_slow: 'It takes too long',
  cheaper_elsewhere: 'I found it cheaper elsewhere',
  other: 'Another reason',
} as const;
export type CancelReason = keyof typeof CANCEL_REASONS;

/** Why the pharmacy cancels an order. Customers read it: no health detail. */
export const PHARMACY_CANCEL_REASONS = {
  customer_asked: 'You asked us to',
  out_of_stock: 'It is out of stock',
  cannot_supply: 'Our pharmacist cannot supply it',
  cannot_deliver: 'We cannot deliver to the address',
} as const;
export type PharmacyCancelReason = keyof typeof PHARMACY_CANCEL_REASONS;

/** Why something is sent back by a customer. */
export const RETURN_REASONS = {
  changed_mind: 'I no longer need it',
  damaged: 'It arrived damaged',
  faulty: 'It does not work',
  wrong_item: 'I received something else',
  not_as_described: 'It is not as described',
} as const;
export type ReturnReason = keyof typeof RETURN_REASONS;

/** Why the pharmacy declines a return. Its customer reads it. */
export const RETURN_DECLINE_REASONS = {
  opened: 'It was opened or used',
  damaged: 'It was damaged after it was delivered',
  not_ours: 'It is not what we sent',
  too_late: 'It came back too late',
  not_arrived: 'It never arrived at our pharmacy',
} as const;
export type ReturnDeclineReason = keyof typeof RETURN_DECLINE_REASONS;

/** Why money goes back for lines of an order. Customers read it. */
export const REFUND_REASONS = {
  cancelled: 'Order cancelled',
  asked: 'Cancelled as you asked',
  out_of_stock: 'Out of stock',
  cannot_supply: 'Could not be supplied',
  cannot_deliver: 'Could not be delivered to the address',
  returned: 'Returned',
  damaged: 'Arrived damaged',
  faulty: 'Faulty',
  wrong_item: 'Wrong item sent',
  missing: 'Missing from the parcel',
  late: 'Delivered late',
  goodwill: 'Refunded by our pharmacy',
} as const;
export type RefundReason = keyof typeof REFUND_REASONS;

/** Why the pharmacy cancelled an order, by the reason of its refund; null where its customer knows. */
export const cancelledBecause = (reason: string): string | null =>
  reason !== 'cancelled' && isReason(REFUND_REASONS, reason) ? REFUND_REASONS[reason] : null;

/** Returns whether a text is a code of a table of reasons. */
export const isReason = <Table extends object>(table: Table, text: string): text is keyof Table & string =>
  Object.hasOwn(table, text);
