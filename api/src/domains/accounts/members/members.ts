import { isStaffRole, normaliseEmail, type StaffRole } from '@saltbush/contract';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, notFound } from '../../../lib/errors';
import { enqueueMail } from '../../mail';
import type { CustomerDocument } from '../documents';
import { deleteSessionsOf } from '../passwords/credential-store';
import { deleteFactor } from '../second-factor/factor-store';
import { findCustomer, findUserId } from '../store';
import { changeRole } from './change-role';
import { hasConfirmedEmail, listMembers } from './member-store';
import { type Appointer, type MemberServices, recordMember } from './record-member';

/** Returns the account of an e-mail, or null. */
export async function findAccount(
  { db }: Pick<MemberServices, 'db'>,
  email: string,
): Promise<CustomerDocument | null> {
  const id = await findUserId(db, normaliseEmail(email));
  return id ? findCustomer(db, id) : null;
}

async function requireAccount(services: MemberServices, email: string): Promise<CustomerDocument> {
  const found = await findAccount(services, email);
  if (!found) throw notFound('Account');
  return found;
}

/**
 * Gives a role to an account, in place of any other.
 * @throws {BusinessError} NOT_FOUND without an account, EMAIL_UNCONFIRMED, or LAST_MANAGER
 */
export async function giveRole(
  services: MemberServices,
  { email, role, by }: { email: string; role: StaffRole; by: Appointer },
): Promise<void> {
  const { _id: userId } = await requireAccount(services, email);
  if (!(await hasConfirmedEmail(services.db, userId))) throw new BusinessError('EMAIL_UNCONFIRMED');
  await changeRole(services, { userId, role, by });
}

/**
 * Takes the role from a member of staff, who is a customer from then on.
 * @throws {BusinessError} NOT_FOUND for an unknown e-mail and for customers, or LAST_MANAGER
 */
export async function takeRole(
  services: MemberServices,
  { email, by }: { email: string; by: Appointer },
): Promise<void> {
  const account = await requireAccount(services, email);
  if (!isStaffRole(account.role)) throw notFound('Member of staff');
  await changeRole(services, { userId: account._id, role: 'customer', by });
}

/**
 * Removes the second factor of a member of staff who has lost it, ends their sign-ins and tells them.
 * @throws {BusinessError} NOT_FOUND for customers
 */
export async function resetSecondFactor(
  services: MemberServices,
  { account, by }: { account: CustomerDocument | null; by: Appointer },
): Promise<void> {
  if (!account || !isStaffRole(account.role)) throw notFound('Member of staff');
  const { _id, email, first_name: firstName } = account;
  await inTransaction(services, async (session) => {
    await deleteFactor(services.db, _id, session);
    await deleteSessionsOf(services.db, _id, session);
    await recordMember(services, { customer_id: _id, touched: [], by }, session);
    const id = `second_factor_reset:${_id}:${services.clock.now().getTime()}`;
    const mail = { id, to: email, template: 'second_factor_reset', data: { firstName } } as const;
    await enqueueMail(services, mail, session);
  });
}

export { listMembers };
