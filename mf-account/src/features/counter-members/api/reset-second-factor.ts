import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { Members } from './members-fields';

const StaffMembersResetSecondFactorDocument = graphql(/* GraphQL */ `
  mutation StaffMembersResetSecondFactor($id: ID!) {
    staff_members_reset_second_factor(customer_id: $id) {
      ...StaffMembersFields
    }
  }
`);

/** Removes the second factor of a colleague who has lost it. */
export const resetSecondFactor = async (id: string): Promise<Members> =>
  (await request(StaffMembersResetSecondFactorDocument, { id })).staff_members_reset_second_factor;
