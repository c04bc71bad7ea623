import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { UsersEndSignInsInput } from '../../../generated/gql/graphql';

export const UsersEndSignInsDocument = graphql(/* GraphQL */ `
  mutation UsersEndSignIns($input: UsersEndSignInsInput!) {
    users_end_sign_ins(input: $input) {
      user {
        sign_ins {
          id
        }
      }
    }
  }
`);

/** Ends a sign-in, or all but this one. Rejects with the API's error. */
export const endSignIns = async (input: UsersEndSignInsInput) =>
  (await request(UsersEndSignInsDocument, { input })).users_end_sign_ins;
