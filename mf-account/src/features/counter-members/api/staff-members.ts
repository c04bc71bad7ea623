import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const StaffMembersDocument = graphql(/* GraphQL */ `
  query StaffMembers {
    staff_members {
      ...StaffMembersFields
    }
  }
`);

/** Everybody who has a role, and the invitations that wait. */
export const staffMembersQuery = () =>
  queryOptions({
    queryKey: ['mf-account', 'staff-members'] as const,
    queryFn: async ({ signal }) => (await request(StaffMembersDocument, {}, { signal })).staff_members,
  });
