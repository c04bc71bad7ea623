import type { ClientSession, Db } from 'mongodb';
import { accountCustomer, accountKey, mailboxKey } from '../../cart';
import type { OfferCustomer } from '../../promotions';
import type { OrderDocument } from '../documents';

/** Returns the keys of whoever places an order: every order uses up their first-order offer. */
export function buyerKeys({ email, user_id }: Pick<OrderDocument, 'email' | 'user_id'>): string[] {
  return [mailboxKey(email), ...(user_id ? [accountKey(user_id)] : [])];
}

/**
 * Returns whose uses of an offer an order counts among: the account's, or a guest's by mailbox. An account's order uses one
 * of the mailbox that it is for as well, so that signing out gives no other.
 */
export async function offerCustomer(
  db: Db,
  { email, user_id }: Pick<OrderDocument, 'email' | 'user_id'>,
  session: ClientSession,
): Promise<OfferCustomer> {
  const entered = mailboxKey(email);
  if (!user_id) return { own: [], mailboxes: [entered], aliases: [] };
  const { aliases, ...account } = await accountCustomer(db, user_id, session);
  return { ...account, aliases: [...aliases, entered] };
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
