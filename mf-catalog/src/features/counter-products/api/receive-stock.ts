import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffStockReceiveInput } from '../../../generated/gql/graphql';

const StaffStockReceiveDocument = graphql(/* GraphQL */ `
  mutation StaffStockReceive($input: StaffStockReceiveInput!) {
    staff_stock_receive(input: $input) {
      product {
        slug
      }
    }
  }
`);

/** Adds received units to a product's stock, once per key. */
export const receiveStock = (input: StaffStockReceiveInput) => request(StaffStockReceiveDocument, { input });
