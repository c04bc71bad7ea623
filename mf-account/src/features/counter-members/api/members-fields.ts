import { graphql } from '../../../generated/gql';
import type { StaffMembersFieldsFragment } from '../../../generated/gql/graphql';

/** Fields of the lists of members and invitations. */
export const StaffMembersFields = graphql(/* GraphQL */ `
  fragment StaffMembersFields on StaffMembers {
    members {
      id
      first_name
      last_name
      email
      role
      has_second_factor
    }
    invitations {
      email
      role
      invited_by
      expires_at
    }
  }
`);

/** Everybody who has a role, and the invitations that wait. */
export type Members = StaffMembersFieldsFragment;
export type Member = Members['members'][number];
