import { readRole, type StaffRole } from '@saltbush/contract';
import { requirePermission } from '../../lib/context';
import {
  appoint,
  type CustomerDocument,
  dismiss,
  findCustomer,
  listInvitations,
  listMembers,
  resetSecondFactor,
} from '../accounts';
import type { StaffContext } from './context';

/** The caller, as the audit log names who changes roles. */
async function appointer(ctx: StaffContext, operation: string) {
  const { id: staff_id } = requirePermission(ctx, 'members:manage');
  const staff_name = await ctx.accounts.nameOf(staff_id);
  return { staff_id, staff_name, operation: `${operation}: done`, request_id: ctx.requestId };
}

const memberOf = ({ _id: id, role, has_second_factor = false, ...account }: CustomerDocument) => {
  const { email, first_name, last_name } = account;
  return { id, email, first_name, last_name, role: readRole(role) as StaffRole, has_second_factor };
};

/** Everybody who has a role, and the invitations that wait. Managers only. */
export async function staffMembers(_root: unknown, _args: unknown, ctx: StaffContext) {
  requirePermission(ctx, 'members:manage');
  const [members, invitations] = await Promise.all([
    listMembers(ctx.db),
    listInvitations(ctx.db, ctx.clock.now()),
  ]);
  return {
    members: members.map(memberOf),
    invitations: invitations.map(({ _id: email, role, staff_name: invited_by, expires_at }) => ({
      ...{ email, role, invited_by, expires_at: expires_at.toISOString() },
    })),
  };
}

/** Gives a role to whoever has an e-mail address, at once or by an invitation. Managers only. */
export async function setMemberRole(
  root: unknown,
  { email, role }: { email: string; role: StaffRole },
  ctx: StaffContext,
) {
  await appoint(ctx, { email, role, by: await appointer(ctx, 'staff_members_set_role') });
  return staffMembers(root, {}, ctx);
}

/** Takes a role, or an invitation back. Managers only. */
export async function removeMember(root: unknown, { email }: { email: string }, ctx: StaffContext) {
  await dismiss(ctx, { email, by: await appointer(ctx, 'staff_members_remove') });
  return staffMembers(root, {}, ctx);
}

/** Removes the second factor of a colleague who has lost it. Managers only. */
export async function resetMember(
  root: unknown,
  { customer_id }: { customer_id: string },
  ctx: StaffContext,
) {
  const by = await appointer(ctx, 'staff_members_reset_second_factor');
  await resetSecondFactor(ctx, { account: await findCustomer(ctx.db, customer_id), by });
  return staffMembers(root, {}, ctx);
}
