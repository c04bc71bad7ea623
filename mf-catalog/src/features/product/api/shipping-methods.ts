import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { PostcodeShippingMethodsQuery } from '../../../generated/gql/graphql';

const PostcodeShippingMethodsDocument = graphql(/* GraphQL */ `
  query PostcodeShippingMethods($postcode: String!) {
    postcode_shipping_methods(postcode: $postcode) {
      id
      name
      type
      price
      display_price
      pdp_display_info
      cutoff
      delivery_date
    }
  }
`);

export type ShippingMethod = PostcodeShippingMethodsQuery['postcode_shipping_methods'][number];

/** How goods reach a postcode, in order of speed; empty when nothing is delivered there. */
export const shippingMethodsQuery = (postcode: string) =>
  queryOptions({
    queryKey: ['shipping-methods', postcode],
    queryFn: async ({ signal }) =>
      (await request(PostcodeShippingMethodsDocument, { postcode }, { signal })).postcode_shipping_methods,
  });
