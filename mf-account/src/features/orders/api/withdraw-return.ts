import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { OrderAccess } from '../model/order-access';
import type { OrderDetails } from './order';

const OrdersWithdrawReturnDocument = graphql(/* GraphQL */ `
  mutation OrdersWithdrawReturn($input: OrdersWithdrawReturnInput!) {
    orders_withdraw_return(input: $input) {
      order {
        ...OrderDetails
      }
    }
  }
`);

/** Withdraws a return that was not sent. */
export const withdrawReturn = async (access: OrderAccess, code: string): Promise<OrderDetails> =>
  (await request(OrdersWithdrawReturnDocument, { input: { ...access, code } })).orders_withdraw_return.order;
