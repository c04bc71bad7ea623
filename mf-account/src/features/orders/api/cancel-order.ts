import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { OrderAccess } from '../model/order-access';
import type { OrderDetails } from './order';

const OrdersCancelDocument = graphql(/* GraphQL */ `
  mutation OrdersCancel($input: OrdersCancelInput!) {
    orders_cancel(input: $input) {
      order {
        ...OrderDetails
      }
    }
  }
`);

/** Cancels an order for a reason of the contract's table, and refunds it. */
export const cancelOrder = async (access: OrderAccess, reason: string): Promise<OrderDetails> =>
  (await request(OrdersCancelDocument, { input: { ...access, reason } })).orders_cancel.order;
