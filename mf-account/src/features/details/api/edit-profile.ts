import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { UsersEditProfileInput } from '../../../generated/gql/graphql';

export const UsersEditProfileDocument = graphql(/* GraphQL */ `
  mutation UsersEditProfile($input: UsersEditProfileInput!) {
    users_edit_profile(input: $input) {
      user {
        first_name
        last_name
        phone
      }
    }
  }
`);

/** Changes name and phone number. Rejects with the API's error. */
export const editProfile = async (input: UsersEditProfileInput) =>
  (await request(UsersEditProfileDocument, { input })).users_edit_profile;
