import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { AddressesQuery } from '../../../generated/gql/graphql';

const AddressesDocument = graphql(/* GraphQL */ `
  query Addresses {
    me {
      addresses {
        ...DeliveryAddressFields
      }
    }
  }
`);

export type DeliveryAddress = NonNullable<AddressesQuery['me']>['addresses'][number];

/** Delivery addresses of the signed-in user, the default one first. */
export const addressesQuery = () =>
  queryOptions({
    // Beside the key that the checkout has for its own form of the same.
    queryKey: ['me', 'addresses', 'account'],
    queryFn: async ({ signal }) => (await request(AddressesDocument, {}, { signal })).me?.addresses ?? [],
  });
