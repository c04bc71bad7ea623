import type { DeliveryAddress } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const UsersSetDefaultAddressDocument = graphql(/* GraphQL */ `
  mutation UsersSetDefaultAddress($input: UsersSetDefaultAddressInput!) {
    users_set_default_address(input: $input) {
      user {
        addresses {
          ...DeliveryAddressFields
        }
      }
    }
  }
`);

/** Makes an address the default. Resolves to the updated address book. Rejects with the API's error. */
export async function setDefaultAddress(id: string): Promise<DeliveryAddress[]> {
  return (await request(UsersSetDefaultAddressDocument, { input: { id } })).users_set_default_address.user
    .addresses;
}
