import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { ReturnLineInput } from '../../../generated/gql/graphql';
import type { OrderAccess } from '../model/order-access';
import type { OrderDetails } from './order';

const OrdersRequestReturnDocument = graphql(/* GraphQL */ `
  mutation OrdersRequestReturn($input: OrdersRequestReturnInput!) {
    orders_request_return(input: $input) {
      order {
        ...OrderDetails
      }
    }
  }
`);

/** Asks to return lines of an order, once per key. */
export const requestReturn = async (
  access: OrderAccess,
  key: string,
  lines: ReturnLineInput[],
): Promise<OrderDetails> =>
  (await request(OrdersRequestReturnDocument, { input: { ...access, key, lines } })).orders_request_return
    .order;
