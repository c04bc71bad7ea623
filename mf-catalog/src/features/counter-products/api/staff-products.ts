import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { StaffProductsQuery } from '../../../generated/gql/graphql';
import type { ProductList } from '../model/product-list';

const StaffProductsDocument = graphql(/* GraphQL */ `
  query StaffProducts($show: StaffProductChoice!, $search: String, $after: String) {
    staff_products(show: $show, search: $search, after: $after, first: 50) {
      data {
        id
        code
        name
        schedule
        is_on_sale
        stock
        is_low
        price
        sale_price
      }
      next
    }
  }
`);

export type ListedProduct = StaffProductsQuery['staff_products']['data'][number];

/** A page of products. */
export const staffProductsQuery = (list: ProductList) =>
  queryOptions({
    queryKey: ['mf-catalog', 'staff-products', list] as const,
    queryFn: async ({ signal }) =>
      (await request(StaffProductsDocument, { ...list }, { signal })).staff_products,
  });
