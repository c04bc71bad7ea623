import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffProductsToPromoteQuery } from '../../../generated/gql/graphql';

const StaffProductsToPromoteDocument = graphql(/* GraphQL */ `
  query StaffProductsToPromote($search: String!) {
    staff_products(show: on_sale, search: $search, first: 8) {
      data {
        id
        code
        name
        price
      }
    }
  }
`);

/** A product to choose; its price in cents. */
export type ChosenProduct = StaffProductsToPromoteQuery['staff_products']['data'][number];

/** Finds products on sale by words, or one by its code: the first eight. */
export const findProducts = async (search: string): Promise<ChosenProduct[]> =>
  (await request(StaffProductsToPromoteDocument, { search })).staff_products.data;
