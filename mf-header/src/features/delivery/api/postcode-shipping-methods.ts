import { request } from '@saltbush/shared-ui/platform';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { PostcodeShippingMethodsQuery } from '../../../generated/gql/graphql';

const PostcodeShippingMethodsDocument = graphql(/* GraphQL */ `
  query PostcodeShippingMethods($postcode: String!) {
    postcode_shipping_methods(postcode: $postcode) {
      id
      name
      type
      display_price
      display_info
      cutoff
      delivery_date
    }
  }
`);

export type PostcodeMethod = PostcodeShippingMethodsQuery['postcode_shipping_methods'][number];

export const postcodeShippingMethodsQuery = (postcode: string) =>
  queryOptions({
    queryKey: ['header', 'postcode-shipping-methods', postcode],
    queryFn: ({ signal }) => request(PostcodeShippingMethodsDocument, { postcode }, { signal }),
    select: (data) => data.postcode_shipping_methods,
  });

/** How goods reach a postcode, fastest first. */
export const usePostcodeShippingMethods = (postcode: string) =>
  useQuery(postcodeShippingMethodsQuery(postcode));
