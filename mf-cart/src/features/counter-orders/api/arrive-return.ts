import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffReturnsArriveInput } from '../../../generated/gql/graphql';

const StaffReturnsArriveDocument = graphql(/* GraphQL */ `
  mutation StaffReturnsArrive($input: StaffReturnsArriveInput!) {
    staff_returns_arrive(input: $input) {
      order {
        refunded_total
      }
    }
  }
`);

/** Records that a returned parcel has arrived. */
export const arriveReturn = (input: StaffReturnsArriveInput) =>
  request(StaffReturnsArriveDocument, { input });
