import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffStockCountInput } from '../../../generated/gql/graphql';

const StaffStockCountDocument = graphql(/* GraphQL */ `
  mutation StaffStockCount($input: StaffStockCountInput!) {
    staff_stock_count(input: $input) {
      product {
        slug
      }
    }
  }
`);

/** Sets a product's stock to what was counted, unless it has moved meanwhile. */
export const countStock = (input: StaffStockCountInput) => request(StaffStockCountDocument, { input });
