import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { Members } from './members-fields';

const StaffMembersRemoveDocument = graphql(/* GraphQL */ `
  mutation StaffMembersRemove($email: String!) {
    staff_members_remove(email: $email) {
      ...StaffMembersFields
    }
  }
`);

/** Takes a role, or an invitation back. */
export const removeMember = async (email: string): Promise<Members> =>
  (await request(StaffMembersRemoveDocument, { email })).staff_members_remove;
