import type { AddressValues } from '@saltbush/shared-ui/address';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { State } from '../../../generated/gql/graphql';
import type { OrderAccess } from '../model/order-access';
import type { OrderDetails } from './order';

const OrdersSetAddressDocument = graphql(/* GraphQL */ `
  mutation OrdersSetAddress($input: OrdersSetAddressInput!) {
    orders_set_address(input: $input) {
      order {
        ...OrderDetails
      }
    }
  }
`);

/** Changes where an order is delivered. */
export async function setOrderAddress(access: OrderAccess, values: AddressValues): Promise<OrderDetails> {
  const input = { ...access, ...values, state: values.state as State };
  return (await request(OrdersSetAddressDocument, { input })).orders_set_address.order;
}
