import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { CheckoutAddressesQuery } from '../../../generated/gql/graphql';

const CheckoutAddressesDocument = graphql(/* GraphQL */ `
  query CheckoutAddresses {
    me {
      addresses {
        id
        first_name
        last_name
        address_1
        address_2
        suburb
        state
        postcode
        phone
        is_default
      }
    }
  }
`);

export type AccountAddress = NonNullable<CheckoutAddressesQuery['me']>['addresses'][number];

/** Delivery addresses of the signed-in user, the default one first; none for a guest. */
export const accountAddressesQuery = () =>
  queryOptions({
    queryKey: ['me', 'addresses'],
    queryFn: async ({ signal }) =>
      (await request(CheckoutAddressesDocument, {}, { signal })).me?.addresses ?? [],
  });
