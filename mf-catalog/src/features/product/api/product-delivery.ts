import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { ProductDeliveryQuery } from '../../../generated/gql/graphql';

const ProductDeliveryDocument = graphql(/* GraphQL */ `
  query ProductDelivery($slug: String!, $postcode: String!) {
    product(slug: $slug) {
      shipping_methods(postcode: $postcode) {
        id
        name
        type
        display_price
        pdp_display_info
        cutoff
        delivery_date
      }
    }
  }
`);

/** A delivery method for one unit of a product. */
export type ProductDeliveryMethod = NonNullable<ProductDeliveryQuery['product']>['shipping_methods'][number];

/** How a product can be delivered to a postcode, fastest first; empty if it cannot. Until it arrives, as to the last one. */
export const productDeliveryQuery = (slug: string, postcode: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'product', slug, 'delivery', postcode],
    queryFn: async ({ signal }) =>
      (await request(ProductDeliveryDocument, { slug, postcode }, { signal })).product?.shipping_methods ??
      [],
    // The methods of another product would promise what this one cannot keep.
    placeholderData: (last, query) => (query?.queryKey[2] === slug ? last : undefined),
  });
