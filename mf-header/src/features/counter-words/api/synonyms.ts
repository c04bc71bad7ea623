import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { StaffSearchSynonymsQuery } from '../../../generated/gql/graphql';

const StaffSearchSynonymsDocument = graphql(/* GraphQL */ `
  query StaffSearchSynonyms {
    staff_search_synonyms {
      ...StaffSearchSynonymFields
    }
  }
  fragment StaffSearchSynonymFields on StaffSearchSynonym {
    id
    version
    typed
    found
    changed_at
    staff_name
  }
`);

/** What shoppers type, and what is looked for instead. */
export type Synonym = StaffSearchSynonymsQuery['staff_search_synonyms'][number];

export const SYNONYMS_KEY = ['mf-header', 'staff-search-synonyms'] as const;

/** How often an open page looks what colleagues have changed. */
const LOOK_MS = 30_000;

/** All lines that staff keep, newest change first. */
export const synonymsQuery = queryOptions({
  queryKey: SYNONYMS_KEY,
  queryFn: async ({ signal }) =>
    (await request(StaffSearchSynonymsDocument, {}, { signal })).staff_search_synonyms,
  refetchInterval: LOOK_MS,
});
