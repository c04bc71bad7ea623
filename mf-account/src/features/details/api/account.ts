import { meKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { AccountDetailsQuery } from '../../../generated/gql/graphql';

export const AccountDetailsDocument = graphql(/* GraphQL */ `
  query AccountDetails {
    me {
      first_name
      last_name
      email
      phone
      has_password
      is_recent_sign_in
      mail_reminders
      sign_ins {
        id
        device
        address
        signed_in_at
        last_used_at
        is_current
      }
    }
    favourite_alerts {
      wanted
    }
  }
`);

export type Account = NonNullable<AccountDetailsQuery['me']>;
export type SignIn = Account['sign_ins'][number];

/** Everything that the page of the account's details shows. Only for signed-in shoppers. */
export const accountQuery = () =>
  queryOptions({
    queryKey: viewKey(meKeys.all, 'mf-account', 'details'),
    queryFn: ({ signal }) => request(AccountDetailsDocument, {}, { signal }),
  });
