import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffReturnsAcceptInput } from '../../../generated/gql/graphql';

const StaffReturnsAcceptDocument = graphql(/* GraphQL */ `
  mutation StaffReturnsAccept($input: StaffReturnsAcceptInput!) {
    staff_returns_accept(input: $input) {
      order {
        refunded_total
      }
    }
  }
`);

/** Accepts a return, wholly or in part, and refunds it. */
export const acceptReturn = (input: StaffReturnsAcceptInput) =>
  request(StaffReturnsAcceptDocument, { input });
