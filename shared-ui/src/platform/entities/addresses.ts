import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../generated/gql';
import type { AddressesQuery } from '../../generated/gql/graphql';
import { meKeys } from './keys';

export const AddressesDocument = graphql(/* GraphQL */ `
  query Addresses {
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

export type DeliveryAddress = NonNullable<AddressesQuery['me']>['addresses'][number];

/** Query for the signed-in user's delivery addresses, default first; empty for a guest. */
export const addressesQuery = () =>
  queryOptions({
    queryKey: meKeys.addresses,
    queryFn: async ({ signal }) => (await request(AddressesDocument, {}, { signal })).me?.addresses ?? [],
  });
