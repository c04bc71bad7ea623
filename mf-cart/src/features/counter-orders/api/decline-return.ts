import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffReturnsDeclineInput } from '../../../generated/gql/graphql';

const StaffReturnsDeclineDocument = graphql(/* GraphQL */ `
  mutation StaffReturnsDecline($input: StaffReturnsDeclineInput!) {
    staff_returns_decline(input: $input) {
      order {
        refunded_total
      }
    }
  }
`);

/** Declines a return with a reason, which its customer reads. */
export const declineReturn = (input: StaffReturnsDeclineInput) =>
  request(StaffReturnsDeclineDocument, { input });
