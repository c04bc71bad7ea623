import type { PharmacyCancelReason } from '@saltbush/contract';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffOrderQueue } from '../../../generated/gql/graphql';

const StaffOrdersCancelDocument = graphql(/* GraphQL */ `
  mutation StaffOrdersCancel($input: StaffOrdersCancelInput!) {
    staff_orders_cancel(input: $input) {
      order {
        refunded_total
      }
    }
  }
`);

interface Cancellation {
  reason: PharmacyCancelReason;
  /** The queue in which the order was seen. */
  seen_queue: StaffOrderQueue;
  /** The sum that was shown, in cents. */
  amount: number;
}

/** Cancels an order and refunds what is left of it. Rejects with who has moved it on since it was seen. */
export const cancelOrder = (reference: string, cancellation: Cancellation) =>
  request(StaffOrdersCancelDocument, { input: { reference, ...cancellation } });
