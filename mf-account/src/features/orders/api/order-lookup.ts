import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { OrderDetails } from './order';

const OrderLookupDocument = graphql(/* GraphQL */ `
  query OrderLookup($reference: String!, $email: String!) {
    order_lookup(reference: $reference, email: $email) {
      ...OrderDetails
    }
  }
`);

/** Finds a guest's order by reference and email. Rejects with "Order not found". */
export async function lookUpOrder(fields: {
  reference: string;
  email: string;
}): Promise<OrderDetails | null> {
  return (await request(OrderLookupDocument, fields)).order_lookup ?? null;
}
