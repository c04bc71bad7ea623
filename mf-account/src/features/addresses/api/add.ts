import type { DeliveryAddress } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { UsersAddAddressInput } from '../../../generated/gql/graphql';

const UsersAddAddressDocument = graphql(/* GraphQL */ `
  mutation UsersAddAddress($input: UsersAddAddressInput!) {
    users_add_address(input: $input) {
      user {
        addresses {
          ...DeliveryAddressFields
        }
      }
    }
  }
`);

/**
 * Adds a delivery address; the first one becomes the default. Resolves to the updated address book. Rejects with the
 * API's error.
 */
export async function addAddress(input: UsersAddAddressInput): Promise<DeliveryAddress[]> {
  return (await request(UsersAddAddressDocument, { input })).users_add_address.user.addresses;
}
