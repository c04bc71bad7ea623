import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { UsersChangeEmailInput } from '../../../generated/gql/graphql';

export const UsersChangeEmailDocument = graphql(/* GraphQL */ `
  mutation UsersChangeEmail($input: UsersChangeEmailInput!) {
    users_change_email(input: $input) {
      sent_to
    }
  }
`);

/** Has a link mailed to the new address. Rejects with the API's error. */
export const changeEmail = async (input: UsersChangeEmailInput) =>
  (await request(UsersChangeEmailDocument, { input })).users_change_email;
