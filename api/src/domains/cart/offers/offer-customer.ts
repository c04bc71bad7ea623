import type { ClientSession, Db } from 'mongodb';
import { mailboxOf } from '../../../lib/mailbox';
import { findOwnEmail } from '../../accounts';
import type { OfferCustomer } from '../../promotions';

/** The key of an account among those who use an offer. */
export const accountKey = (userId: string): string => `account:${userId}`;

/** The key of a mailbox that anybody can enter. */
export const mailboxKey = (email: string): string => `email:${mailboxOf(email)}`;

/** The key of a mailbox among those that accounts have confirmed: no guest's order writes it. */
const confirmedKey = (email: string): string => `account-mailbox:${mailboxOf(email)}`;

/**
 * Returns whose uses of an offer an account's orders count among: the account's, and those of all accounts of its
 * mailbox. Until its e-mail is confirmed, anybody could have entered it: it counts as one that a guest enters.
 */
export async function accountCustomer(
  db: Db,
  userId: string,
  session?: ClientSession,
): Promise<OfferCustomer> {
  const own = [accountKey(userId)];
  const account = await findOwnEmail(db, userId, session);
  if (!account) return { own, mailboxes: [], aliases: [] };
  const mailbox = mailboxKey(account.email);
  return account.isConfirmed
    ? { own: [...own, confirmedKey(account.email)], mailboxes: [], aliases: [mailbox] }
    : { own, mailboxes: [mailbox], aliases: [] };
}
