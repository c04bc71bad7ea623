import { accountKey } from '../../cart';
import type { OfferCustomer } from '../../promotions';
import type { OrderDocument } from '../documents';

/** Domains of the one provider that ignores dots in mailbox names. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox that an address delivers to, as far as it can be known: lower case, without a sub-address
 * (`name+shop@`), and without dots where the provider ignores them (decision 0030).
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Returns the keys of whoever places an order: every order uses up their first-order offer. */
export function buyerKeys({ email, user_id }: Pick<OrderDocument, 'email' | 'user_id'>): string[] {
  return [`email:${mailboxOf(email)}`, ...(user_id ? [accountKey(user_id)] : [])];
}

/**
 * Returns whose uses of an offer an order counts among: the account's, or a guest's by mailbox. An account's order uses one
 * of its mailbox as well, so that signing out gives no other.
 */
export function offerCustomer(order: Pick<OrderDocument, 'email' | 'user_id'>): OfferCustomer {
  const mailbox = `email:${mailboxOf(order.email)}`;
  return order.user_id
    ? { key: accountKey(order.user_id), aliases: [mailbox] }
    : { key: mailbox, aliases: [] };
}

/** A mobile number belongs to a person; a landline or a postal address to a household or an office. */
const MOBILE = /^(?:\+?61|0)(4\d{8})$/;

/**
 * Returns the keys that an order with a first-order offer claims as well. Other orders leave them free: their mobile
 * number may be that of somebody who is given the parcel.
 */
export function recipientKeys({ shipping_address }: Pick<OrderDocument, 'shipping_address'>): string[] {
  const mobile = MOBILE.exec(shipping_address?.phone.replace(/[^\d+]/g, '') ?? '')?.[1];
  return mobile ? [`mobile:${mobile}`] : [];
}
