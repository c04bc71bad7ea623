import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffSearchSynonymsRemoveInput } from '../../../generated/gql/graphql';
import type { Synonym } from './synonyms';

const StaffSearchSynonymsRemoveDocument = graphql(/* GraphQL */ `
  mutation StaffSearchSynonymsRemove($input: StaffSearchSynonymsRemoveInput!) {
    staff_search_synonyms_remove(input: $input) {
      synonyms {
        ...StaffSearchSynonymFields
      }
    }
  }
`);

/** Removes a line; returns all lines. */
export const removeSynonym = async (input: StaffSearchSynonymsRemoveInput): Promise<Synonym[]> =>
  (await request(StaffSearchSynonymsRemoveDocument, { input })).staff_search_synonyms_remove.synonyms;
