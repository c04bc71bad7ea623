import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { UsersAddAddressInput } from '../../../generated/gql/graphql';

const KeepAddressDocument = graphql(/* GraphQL */ `
  mutation KeepAddress($input: UsersAddAddressInput!) {
    users_add_address(input: $input) {
      address {
        id
      }
    }
  }
`);

/** Adds a delivery address to the account. Rejects with the API's error. */
export async function addAddress(input: UsersAddAddressInput): Promise<void> {
  await request(KeepAddressDocument, { input });
}
