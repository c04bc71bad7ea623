import { emailError, normaliseEmail, STAFF_ROLE_NAMES, type StaffRole } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { inTransaction } from '../../../lib/database/transactions';
import { invalidInput, notFound } from '../../../lib/errors';
import { enqueueMail } from '../../mail';
import type { CustomerDocument } from '../documents';
import { changeRole, changeRoleIn } from './change-role';
import { deleteInvitation, findInvitation, putInvitation } from './invitation-store';
import { hasConfirmedEmail } from './member-store';
import { findAccount, takeRole } from './members';
import { type Appointer, type MemberServices, recordMember } from './record-member';

const DAY_MS = 86_400_000;
const INVITATION_MS = 14 * DAY_MS;

async function invite(
  services: MemberServices,
  { email, role, by }: { email: string; role: StaffRole; by: Appointer },
): Promise<void> {
  const { db, clock, config } = services;
  await inTransaction(services, async (session) => {
    const created_at = clock.now();
    const expires_at = new Date(created_at.getTime() + INVITATION_MS);
    const { staff_id, staff_name } = by;
    await putInvitation(db, { _id: email, role, staff_id, staff_name, created_at, expires_at }, session);
    await recordMember(services, { customer_id: null, touched: [{ name: 'role', id: role }], by }, session);
    const url = `${config.publicOrigin}${links.home()}?signup=true`;
    const data = { firstName: null, role: STAFF_ROLE_NAMES[role], url };
    const id = `staff_invitation:${email}:${created_at.getTime()}`;
    const mail = { id, to: email, template: 'staff_invitation', data, usefulMs: INVITATION_MS } as const;
    await enqueueMail(services, mail, session);
  });
}

/**
 * Gives a role to whoever has an e-mail: at once to an account that has confirmed it, otherwise by an invitation, because
 * anybody can sign up with anybody's address.
 * @throws {BusinessError} INVALID_INPUT for the e-mail, LAST_MANAGER
 */
export async function appoint(
  services: MemberServices,
  asked: { email: string; role: StaffRole; by: Appointer },
): Promise<void> {
  const error = emailError(asked.email);
  if (error) throw invalidInput({ email: error });
  const email = normaliseEmail(asked.email);
  const account = await findAccount(services, email);
  if (account && (await hasConfirmedEmail(services.db, account._id))) {
    return changeRole(services, { ...asked, userId: account._id });
  }
  return invite(services, { ...asked, email });
}

/**
 * Takes an invitation back, or the role from a member of staff.
 * @throws {BusinessError} NOT_FOUND, LAST_MANAGER
 */
export async function dismiss(
  services: MemberServices,
  { email: text, by }: { email: string; by: Appointer },
): Promise<void> {
  const email = normaliseEmail(text);
  const isTakenBack = await inTransaction(services, async (session) => {
    if (!(await deleteInvitation(services.db, email, session))) return false;
    const touched = [{ name: 'role', id: 'customer' }];
    await recordMember(services, { customer_id: null, touched, by }, session);
    return true;
  });
  if (isTakenBack) return;
  if (!(await findAccount(services, email))) throw notFound('Member of staff');
  await takeRole(services, { email, by });
}

/** Turns an invitation into the role of a customer who has confirmed its address; whoever invited is in the audit log. */
export async function acceptInvitation(
  services: MemberServices,
  { _id: userId, email, role: present }: CustomerDocument,
): Promise<void> {
  if (present !== 'customer') return;
  const invitation = await findInvitation(services.db, email, services.clock.now());
  if (!invitation || !(await hasConfirmedEmail(services.db, userId))) return;
  const { staff_id, staff_name, role } = invitation;
  const by = { staff_id, staff_name, operation: 'staff_invitation accepted', request_id: 'invitation' };
  await inTransaction(services, async (session) => {
    if (await deleteInvitation(services.db, email, session)) {
      await changeRoleIn(services, { userId, role, by }, session);
    }
  });
}
