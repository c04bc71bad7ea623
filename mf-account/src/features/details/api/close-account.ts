import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { UsersCloseAccountInput } from '../../../generated/gql/graphql';

export const UsersCloseAccountDocument = graphql(/* GraphQL */ `
  mutation UsersCloseAccount($input: UsersCloseAccountInput!) {
    users_close_account(input: $input) {
      redirect
    }
  }
`);

/** Closes the account for good. Rejects with the API's error. */
export const closeAccount = async (input: UsersCloseAccountInput) =>
  (await request(UsersCloseAccountDocument, { input })).users_close_account;
