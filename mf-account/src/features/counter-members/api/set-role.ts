import type { StaffRole } from '@saltbush/contract';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { Members } from './members-fields';

const StaffMembersSetRoleDocument = graphql(/* GraphQL */ `
  mutation StaffMembersSetRole($email: String!, $role: StaffRole!) {
    staff_members_set_role(email: $email, role: $role) {
      ...StaffMembersFields
    }
  }
`);

/** Gives a role to whoever has an e-mail address, at once or by an invitation. */
export const setMemberRole = async (email: string, role: StaffRole): Promise<Members> =>
  (await request(StaffMembersSetRoleDocument, { email, role })).staff_members_set_role;
