import { isStaffRole } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import type { UsersCloseAccountInput } from '../../../generated/resolvers';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, forbidden, unauthenticated } from '../../../lib/errors';
import { deleteDiary } from '../../food-diary';
import { enqueueMail, moveReminders } from '../../mail';
import type { AccountsContext } from '../context';
import { accountClosed, accountRetired } from '../events';
import { closingObstacle } from '../hooks';
import { retireUser } from '../ownership/store';
import { proveOwner } from '../profile/owner-proof';
import { findCustomer } from '../store';
import { eraseCustomer } from './store';

/** @throws {BusinessError} ACCOUNT_IN_USE */
async function refuseInUse(ctx: AccountsContext, userId: string, session: ClientSession): Promise<void> {
  const found = await ctx.hooks.call(closingObstacle, { userId, now: ctx.clock.now() }, session);
  const obstacles = [...new Set(found)];
  if (obstacles.length > 0) throw new BusinessError('ACCOUNT_IN_USE', { obstacles });
}

async function close(ctx: AccountsContext, userId: string, session: ClientSession): Promise<void> {
  const { db, clock, events } = ctx;
  const customer = await findCustomer(db, userId, session);
  if (!customer) throw unauthenticated();
  await refuseInUse(ctx, userId, session);
  const { email, first_name: firstName } = customer;
  await events.emit(accountRetired, { userId }, session);
  await events.emit(accountClosed, { userId, email }, session);
  await deleteDiary(db, userId, session);
  await moveReminders(db, { from: email, to: null }, session);
  await eraseCustomer(db, userId, session);
  await retireUser(db, userId, clock.now(), session);
  const mail = { id: `account_closed:${userId}`, to: email, template: 'account_closed' } as const;
  await enqueueMail(ctx, { ...mail, data: { firstName } }, session);
}

/**
 * Closes the account in one transaction: AutoDeliveries and programs end, what need not be kept is deleted, and the
 * address is free for a new account. Orders and health records remain with the closed account (rule accounts-16).
 */
export async function usersCloseAccount(
  _root: unknown,
  { input }: { input: UsersCloseAccountInput },
  ctx: AccountsContext,
) {
  const { id, role, waitingRole } = await proveOwner(ctx, { ...input, isPasswordNeeded: true });
  if (isStaffRole(role) || waitingRole) throw forbidden();
  await inTransaction(ctx, (session) => close(ctx, id, session));
  ctx.log.info({ user_id: id }, 'An account was closed');
  return { redirect: '/' };
}
