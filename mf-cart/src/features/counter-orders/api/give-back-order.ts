import type { PharmacyCancelReason } from '@saltbush/contract';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const StaffOrdersCancelDocument = graphql(/* GraphQL */ `
  mutation StaffOrdersCancel($input: StaffOrdersCancelInput!) {
    staff_orders_cancel(input: $input) {
      order {
        refunded_total
      }
    }
  }
`);

/** Cancels an order and refunds what is left of it. */
export const cancelOrder = (reference: string, reason: PharmacyCancelReason) =>
  request(StaffOrdersCancelDocument, { input: { reference, reason } });
