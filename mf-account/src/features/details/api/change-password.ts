import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { UsersChangePasswordInput } from '../../../generated/gql/graphql';

export const UsersChangePasswordDocument = graphql(/* GraphQL */ `
  mutation UsersChangePassword($input: UsersChangePasswordInput!) {
    users_change_password(input: $input) {
      user {
        has_password
      }
    }
  }
`);

/** Changes the password and ends all other sign-ins. Rejects with the API's error. */
export const changePassword = async (input: UsersChangePasswordInput) =>
  (await request(UsersChangePasswordDocument, { input })).users_change_password;
