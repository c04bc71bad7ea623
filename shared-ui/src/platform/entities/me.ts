import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../generated/gql';
import type { MeQuery } from '../../generated/gql/graphql';
import { meKeys } from './keys';

export const MeDocument = graphql(/* GraphQL */ `
  query Me {
    me {
      first_name
      edr_card_first2
      edr_card_last4
      edr_linked
      edr_points
    }
  }
`);

export type Me = NonNullable<MeQuery['me']>;

/** Query for the signed-in user and their rewards; null for a guest. */
export const meQuery = () =>
  queryOptions({
    queryKey: meKeys.all,
    queryFn: async ({ signal }) => (await request(MeDocument, {}, { signal })).me ?? null,
  });
