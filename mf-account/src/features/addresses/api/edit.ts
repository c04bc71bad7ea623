import type { DeliveryAddress } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { UsersEditAddressInput } from '../../../generated/gql/graphql';

const UsersEditAddressDocument = graphql(/* GraphQL */ `
  mutation UsersEditAddress($input: UsersEditAddressInput!) {
    users_edit_address(input: $input) {
      user {
        addresses {
          ...DeliveryAddressFields
        }
      }
    }
  }
`);

/** Updates a delivery address. Resolves to the updated address book. Rejects with the API's error. */
export async function editAddress(input: UsersEditAddressInput): Promise<DeliveryAddress[]> {
  return (await request(UsersEditAddressDocument, { input })).users_edit_address.user.addresses;
}
