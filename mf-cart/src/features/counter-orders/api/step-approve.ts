import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const StaffOrdersApproveDocument = graphql(/* GraphQL */ `
  mutation StaffOrdersApprove($input: StaffOrdersApproveInput!) {
    staff_orders_approve(input: $input) {
      order {
        queue
      }
    }
  }
`);

/** Approves an order under review. Rejects with who was first. */
export const approveOrder = (reference: string) =>
  request(StaffOrdersApproveDocument, { input: { reference } });
