import type { State } from '../enumerations';
import { supplyTooEarly } from '../prescriptions/supply-limits';
import { type DetailsOf, messageOf } from './message-template';

/** Why a line cannot be ordered; the message explains what to do (rule selling-08). */
export const CART_LINE_ERRORS = {
  out_of_stock: 'This product is out of stock. Please remove it.',
  insufficient_stock: ({ stock }: { stock: number }) =>
    `Only ${stock} left in stock. Please lower the quantity.`,
  order_limit: ({ limit }: { limit: number }) =>
    `You can order at most ${limit} of this product at a time. Please lower the quantity.`,
  excluded_state: ({ state }: { state: State }) =>
    `This product cannot be sent to ${state}. Please remove it.`,
  prescription_required: 'Please add the prescription for this product.',
  supply_too_early: ({ on }: { on: string }) => `${supplyTooEarly(on)} Please remove it until then.`,
  patient_required: 'Please choose the patient this prescription is for.',
  login_required: 'Please sign in to order this product.',
  product_unavailable: 'This product is no longer available. Please remove it.',
};

export type LineErrorCode = keyof typeof CART_LINE_ERRORS;

/** An entry of a cart item's `errors`. */
export interface LineError {
  code: LineErrorCode;
  message: string;
}

/** Why an item of a guest's cart was not merged at sign-in, and what to do about it. */
export const UNMERGED_REASONS = {
  cart_full: 'Your cart is full. Please remove other items, then add this one.',
  quantity_limit: 'A cart holds at most 999 of the same item.',
};

export type UnmergedReason = keyof typeof UNMERGED_REASONS;

/** Returns the error of a line with the catalogue's message. */
export function lineError<Code extends LineErrorCode>(
  code: Code,
  ...details: DetailsOf<(typeof CART_LINE_ERRORS)[Code]>
): LineError {
  return { code, message: messageOf(CART_LINE_ERRORS[code], details) };
}
