import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../generated/gql';
import type { PostcodeShippingMethodsQuery } from '../../generated/gql/graphql';
import { shippingMethodKeys } from './keys';

export const PostcodeShippingMethodsDocument = graphql(/* GraphQL */ `
  query PostcodeShippingMethods($postcode: String!) {
    postcode_shipping_methods(postcode: $postcode) {
      id
      name
      type
      price
      display_price
      display_info
      pdp_display_info
      cutoff
      delivery_date
    }
  }
`);

/** A delivery method for a postcode. Money in cents. */
export type PostcodeMethod = PostcodeShippingMethodsQuery['postcode_shipping_methods'][number];

/** Query for the delivery methods of a postcode, fastest first; empty if nothing is delivered there. */
export const shippingMethodsQuery = (postcode: string) =>
  queryOptions({
    queryKey: shippingMethodKeys.of(postcode),
    queryFn: async ({ signal }) =>
      (await request(PostcodeShippingMethodsDocument, { postcode }, { signal })).postcode_shipping_methods,
  });
