import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const MeDocument = graphql(/* GraphQL */ `
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

/** Who is signed in, and their rewards card. */
export const meQuery = () =>
  queryOptions({
    queryKey: ['me'],
    queryFn: async ({ signal }) => (await request(MeDocument, {}, { signal })).me ?? null,
  });
