import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type {
  StaffSearchLineInput,
  StaffSearchPreviewQuery,
  StaffSearchSynonymsQuery,
  StaffSearchSynonymsRemoveInput,
  StaffSearchSynonymsSaveInput,
} from '../../../generated/gql/graphql';

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

const StaffSearchPreviewDocument = graphql(/* GraphQL */ `
  query StaffSearchPreview($query: String!, $line: StaffSearchLineInput!) {
    staff_search_preview(query: $query, line: $line) {
      now {
        ...StaffSearchResultsFields
      }
      with_line {
        ...StaffSearchResultsFields
      }
    }
  }
  fragment StaffSearchResultsFields on StaffSearchResults {
    total
    products {
      id
      name
      brand
    }
  }
`);

const StaffSearchSynonymsSaveDocument = graphql(/* GraphQL */ `
  mutation StaffSearchSynonymsSave($input: StaffSearchSynonymsSaveInput!) {
    staff_search_synonyms_save(input: $input) {
      synonyms {
        ...StaffSearchSynonymFields
      }
    }
  }
`);

const StaffSearchSynonymsRemoveDocument = graphql(/* GraphQL */ `
  mutation StaffSearchSynonymsRemove($input: StaffSearchSynonymsRemoveInput!) {
    staff_search_synonyms_remove(input: $input) {
      synonyms {
        ...StaffSearchSynonymFields
      }
    }
  }
`);

/** What shoppers type, and what is looked for instead. */
export type Synonym = StaffSearchSynonymsQuery['staff_search_synonyms'][number];
export type Preview = StaffSearchPreviewQuery['staff_search_preview'];
export type Results = Preview['now'];

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

/** Returns what a search finds now, and with a line that is not saved. */
export const previewLine = async (query: string, line: StaffSearchLineInput): Promise<Preview> =>
  (await request(StaffSearchPreviewDocument, { query, line })).staff_search_preview;

/** Adds or changes a line; returns all lines. */
export const saveSynonym = async (input: StaffSearchSynonymsSaveInput): Promise<Synonym[]> =>
  (await request(StaffSearchSynonymsSaveDocument, { input })).staff_search_synonyms_save.synonyms;

/** Removes a line; returns all lines. */
export const removeSynonym = async (input: StaffSearchSynonymsRemoveInput): Promise<Synonym[]> =>
  (await request(StaffSearchSynonymsRemoveDocument, { input })).staff_search_synonyms_remove.synonyms;
