import { type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import type { Members } from '../features/counter-members/api/members-fields';
import {
  StaffMembersDocument,
  StaffMembersRemoveDocument,
  StaffMembersResetSecondFactorDocument,
  StaffMembersSetRoleDocument,
} from '../generated/gql/graphql';

/** A manager, a pharmacist, and an invitation. */
export const sampleMembers = (): Members => ({
  members: [
    {
      ...{ id: 'm1', first_name: 'Ari', last_name: 'Novak', email: 'ari@example.com' },
      ...{ role: 'manager', has_second_factor: true },
    },
    {
      ...{ id: 'm2', first_name: 'Zoe', last_name: 'Marsh', email: 'zoe@example.com' },
      ...{ role: 'pharmacist', has_second_factor: false },
    },
  ],
  invitations: [
    {
      ...{ email: 'noah@example.com', role: 'support', invited_by: 'Ari Novak' },
      expires_at: '2026-12-08T00:00:00.000Z',
    },
  ],
});

/** Responses for the members' page: changes are kept, as by the api. */
export function memberAnswers(): RequestHandler[] {
  let now = sampleMembers();
  const keep = (next: Members) => {
    now = next;
    return next;
  };
  return [
    respondWith(StaffMembersDocument, () => ({ staff_members: now })),
    respondWith(StaffMembersSetRoleDocument, ({ email, role }) => {
      const isMember = now.members.some((member) => member.email === email);
      const members = now.members.map((member) => (member.email === email ? { ...member, role } : member));
      const invited = { email, role, invited_by: 'Ari Novak', expires_at: '2026-12-08T00:00:00.000Z' };
      const invitations = isMember ? now.invitations : [invited, ...now.invitations];
      return { staff_members_set_role: keep({ members, invitations }) };
    }),
    respondWith(StaffMembersRemoveDocument, ({ email }) => ({
      staff_members_remove: keep({
        members: now.members.filter((member) => member.email !== email),
        invitations: now.invitations.filter((invitation) => invitation.email !== email),
      }),
    })),
    respondWith(StaffMembersResetSecondFactorDocument, ({ id }) => ({
      staff_members_reset_second_factor: keep({
        ...now,
        members: now.members.map((member) =>
          member.id === id ? { ...member, has_second_factor: false } : member,
        ),
      }),
    })),
  ];
}
