import { isStaffRole, type Role, readRole, STAFF_ROLE_NAMES } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import type { ClientSession } from 'mongodb';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, notFound } from '../../../lib/errors';
import { enqueueMail } from '../../mail';
import type { CustomerDocument } from '../documents';
import { deleteSessionsOf } from '../passwords/credential-store';
import { deleteFactor } from '../second-factor/factor-store';
import { findCustomer } from '../store';
import { relyOnOtherManagers, replaceRole } from './member-store';
import { type Appointer, type MemberServices, recordMember } from './record-member';

/** What an account becomes, and who makes it that. */
export interface RoleChange {
  userId: string;
  role: Role;
  by: Appointer;
}

/** Whoever begins at the counter is told so; who leaves it keeps nothing of it. */
async function follow(
  services: MemberServices,
  account: CustomerDocument,
  role: Role,
  session: ClientSession,
): Promise<void> {
  const { db, clock, config } = services;
  if (isStaffRole(account.role)) await deleteSessionsOf(db, account._id, session);
  if (role === 'customer') {
    await deleteFactor(db, account._id, session);
    return;
  }
  const mail = { id: `staff_role:${account._id}:${clock.now().getTime()}`, to: account.email } as const;
  const url = `${config.publicOrigin}${links.staff.today()}`;
  const data = { firstName: account.first_name, role: STAFF_ROLE_NAMES[role], url };
  await enqueueMail(services, { ...mail, template: 'staff_role_given', data }, session);
}

/**
 * Changes a role inside a transaction. The earlier role, and every sign-in under it, ends at once.
 * @throws {BusinessError} NOT_FOUND, LAST_MANAGER, or CONFLICT
 */
export async function changeRoleIn(
  services: MemberServices,
  { userId, role, by }: RoleChange,
  session: ClientSession,
): Promise<void> {
  const { db } = services;
  const account = await findCustomer(db, userId, session);
  if (!account) throw notFound('Account');
  if (readRole(account.role) === role) return;
  const isManager = readRole(account.role) === 'manager';
  if (isManager && !(await relyOnOtherManagers(db, userId, session))) throw new BusinessError('LAST_MANAGER');
  const isReplaced = await replaceRole(db, { _id: userId, from: account.role, to: role }, session);
  if (!isReplaced) throw new BusinessError('CONFLICT');
  await follow(services, account, role, session);
  const touched = [{ name: 'role', id: role }];
  await recordMember(services, { customer_id: userId, touched, by }, session);
}

/** Changes a role. Throws the errors of `changeRoleIn`. */
export const changeRole = (services: MemberServices, change: RoleChange): Promise<void> =>
  inTransaction(services, (session) => changeRoleIn(services, change, session));
