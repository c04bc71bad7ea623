import type { DeliveryAddress } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const UsersRemoveAddressDocument = graphql(/* GraphQL */ `
  mutation UsersRemoveAddress($input: UsersRemoveAddressInput!) {
    users_remove_address(input: $input) {
      user {
        addresses {
          ...DeliveryAddressFields
        }
      }
    }
  }
`);

/** Removes a delivery address. Resolves to the updated address book. Rejects with the API's error. */
export async function removeAddress(id: string): Promise<DeliveryAddress[]> {
  return (await request(UsersRemoveAddressDocument, { input: { id } })).users_remove_address.user.addresses;
}
