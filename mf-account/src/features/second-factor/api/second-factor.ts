import { getSessionToken, requestWith } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { SecondFactorQuery } from '../../../generated/gql/graphql';

const SecondFactorDocument = graphql(/* GraphQL */ `
  query SecondFactor {
    second_factor {
      is_required
      is_enrolled
      is_verified
      waiting_role
      recovery_codes_left
    }
  }
`);

export type SecondFactor = SecondFactorQuery['second_factor'];

/** The second factor of whoever is signed in; asked for also while the counter is covered. */
export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['mf-account', 'second-factor'] as const,
    queryFn: async () => (await requestWith(await getSessionToken(), SecondFactorDocument)).second_factor,
  });
