import type { ClientSession } from 'mongodb';
import { inTransaction } from '../../../lib/database/transactions';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import { enqueueMail, moveReminders } from '../../mail';
import type { AccountsServices } from '../context';
import { emailChanged } from '../events';
import { findUser } from '../ownership/store';
import { findCustomer } from '../store';
import { CHANGE_MINUTES, createChangeToken, type EmailChange, readChangeToken } from './change-token';
import { removeSignInWays, writeEmail } from './store';

/** What came of a link. */
export type ChangeOutcome = 'changed' | 'sign_in_first' | 'taken' | 'expired';
export type UndoOutcome = 'undone' | 'taken' | 'expired';

const DAY_MINUTES = 24 * 60;
/** Accounts that are closed or lost their address have one below it. */
const NOBODY = /\.invalid$/;

/** Tells the earlier address, with a link that takes the change back. */
async function tellEarlier(services: AccountsServices, change: EmailChange, session: ClientSession) {
  const { userId, from, to } = change;
  const customer = await findCustomer(services.db, userId, session);
  const token = createChangeToken(services, 'undo-email', { userId, from: to, to: from });
  const url = `${services.config.publicOrigin}/api/auth/undo-email#${token}`;
  const days = CHANGE_MINUTES['undo-email'] / DAY_MINUTES;
  const data = { firstName: customer?.first_name ?? '', url, days };
  const id = `email_changed:${userId}:${services.clock.now().getTime()}`;
  await enqueueMail(services, { id, to: from, template: 'email_changed', data }, session);
}

/** Runs work in a transaction; an address that an account has taken meanwhile is an outcome. */
async function attempt<Outcome>(
  services: AccountsServices,
  work: (session: ClientSession) => Promise<Outcome>,
): Promise<Outcome | 'taken'> {
  try {
    return await inTransaction(services, work);
  } catch (error) {
    if (isDuplicateKey(error)) return 'taken';
    throw error;
  }
}

/**
 * Changes an account's e-mail by the link that its new address was sent, in a browser that has signed in to the account:
 * nobody else can be talked into vouching for it (decision 0057; rule accounts-12).
 * @param cookie the browser's Cookie header
 * @returns the outcome, with the new address if it changed
 */
export async function changeEmail(
  services: AccountsServices,
  token: string,
  cookie: string | undefined,
): Promise<{ outcome: ChangeOutcome; email?: string }> {
  const { db, clock, accounts, events } = services;
  const change = readChangeToken(services, 'change-email', token);
  if (!change) return { outcome: 'expired' };
  const { userId, from, to: email } = change;
  if (!accounts.devices.find(cookie, from)) return { outcome: 'sign_in_first' };
  const outcome = await attempt(services, async (session) => {
    const user = await findUser(db, userId, session);
    if (user?.email !== from) return 'expired' as const;
    await writeEmail(db, { userId, email, now: clock.now() }, session);
    await moveReminders(db, { from, to: email }, session);
    await events.emit(emailChanged, { userId, from, to: email }, session);
    await tellEarlier(services, change, session);
    return 'changed' as const;
  });
  return { outcome, email };
}

/**
 * Gives an account its earlier e-mail back by the link that this address was sent, ends every way to sign in, and mails a
 * link to set a new password: whoever changed it may know the present one (rule accounts-12).
 */
export async function undoEmail(services: AccountsServices, token: string): Promise<UndoOutcome> {
  const { db, clock, accounts, events } = services;
  const change = readChangeToken(services, 'undo-email', token);
  if (!change) return 'expired';
  const { userId, to: email } = change;
  const outcome = await attempt(services, async (session) => {
    const user = await findUser(db, userId, session);
    if (!user || NOBODY.test(user.email)) return 'expired' as const;
    if (user.email === email) return 'expired' as const;
    await writeEmail(db, { userId, email, now: clock.now() }, session);
    await moveReminders(db, { from: user.email, to: email }, session);
    await events.emit(emailChanged, { userId, from: user.email, to: email }, session);
    await removeSignInWays(db, userId, session);
    return 'undone' as const;
  });
  if (outcome === 'undone') await accounts.requestPasswordReset(email);
  return outcome;
}
