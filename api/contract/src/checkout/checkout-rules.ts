import type { FieldErrors } from '../addresses/address';
import { ANSWER_TO_PURCHASE } from '../errors/messages';
import { emailError } from '../validation/email';
import { freeTextError } from '../validation/free-text';
import { personNameError } from '../validation/names';

/** Sections of the checkout, in the order they open (rule selling-01). */
export const CHECKOUT_SECTIONS = ['contact', 'delivery', 'payment', 'review'] as const;
export type CheckoutSection = (typeof CHECKOUT_SECTIONS)[number];

export interface ContactInput {
  email: string;
  first_name: string;
  last_name: string;
}

/** Returns the errors in the contact details by field; empty if they are valid. */
export function contactErrors(contact: ContactInput): FieldErrors<keyof ContactInput> {
  const errors: FieldErrors<keyof ContactInput> = {};
  const email = emailError(contact.email);
  const first = personNameError(contact.first_name, 'First Name');
  const last = personNameError(contact.last_name, 'Last Name');
  if (email) errors.email = email;
  if (first) errors.first_name = first;
  if (last) errors.last_name = last;
  return errors;
}

export const MAX_DELIVERY_INSTRUCTIONS = 200;

/** Returns the error in a note for the driver, or null. */
export const deliveryInstructionsError = (text: string): string | null =>
  freeTextError(text, MAX_DELIVERY_INSTRUCTIONS);

/** Cart fields that the readiness of a checkout depends on. */
export interface CheckoutCart {
  num_items: number;
  requires_shipping: boolean;
  requires_login: boolean;
  requires_questionnaire: boolean;
  questionnaire_passed: boolean | null;
  user_email: string | null;
  user_first_name: string | null;
  user_last_name: string | null;
  shipping_method: { id: string } | null;
  cnc_location: { id: string | number } | null;
  shipping_address_1: string | null;
  items: readonly { errors: readonly unknown[] }[];
}

/** Returns which sections are complete; payment and review are complete if all sections before them are. */
export function completeSections(cart: CheckoutCart): Record<'contact' | 'delivery', boolean> {
  const contact = Boolean(cart.user_email && cart.user_first_name && cart.user_last_name);
  const collected = cart.shipping_method?.id === 'click-and-collect';
  const addressed = collected ? cart.cnc_location !== null : cart.shipping_address_1 !== null;
  return { contact, delivery: !cart.requires_shipping || (cart.shipping_method !== null && addressed) };
}

/** Returns the first incomplete section before payment, or null. */
export function firstIncompleteSection(cart: CheckoutCart): 'contact' | 'delivery' | null {
  const complete = completeSections(cart);
  if (!complete.contact) return 'contact';
  return complete.delivery ? null : 'delivery';
}

/** Messages shown when a cart cannot be checked out, by the code of the error the api would throw. */
export const CHECKOUT_BLOCKERS = {
  CART_EMPTY: 'Your cart is empty.',
  SIGN_IN_REQUIRED: 'Please sign in to order the items in your cart.',
  CART_ITEM_ERRORS: 'Some items in your cart need your attention.',
  QUESTIONNAIRE_REQUIRED: ANSWER_TO_PURCHASE,
};

export type CheckoutBlocker = keyof typeof CHECKOUT_BLOCKERS;

/**
 * Returns why a cart cannot be checked out at all, or null: it is empty, requires signing in, has a line with an error,
 * or lacks an answered practitioner questionnaire.
 */
export function checkoutBlocker(cart: CheckoutCart, isSignedIn: boolean): CheckoutBlocker | null {
  if (cart.num_items === 0) return 'CART_EMPTY';
  if (cart.requires_login && !isSignedIn) return 'SIGN_IN_REQUIRED';
  if (cart.items.some((item) => item.errors.length > 0)) return 'CART_ITEM_ERRORS';
  return cart.requires_questionnaire && cart.questionnaire_passed === null ? 'QUESTIONNAIRE_REQUIRED' : null;
}
