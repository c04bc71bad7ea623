import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffSearchSynonymsSaveInput } from '../../../generated/gql/graphql';
import type { Synonym } from './synonyms';

const StaffSearchSynonymsSaveDocument = graphql(/* GraphQL */ `
  mutation StaffSearchSynonymsSave($input: StaffSearchSynonymsSaveInput!) {
    staff_search_synonyms_save(input: $input) {
      synonyms {
        ...StaffSearchSynonymFields
      }
    }
  }
`);

/** Adds or changes a line; returns all lines. */
export const saveSynonym = async (input: StaffSearchSynonymsSaveInput): Promise<Synonym[]> =>
  (await request(StaffSearchSynonymsSaveDocument, { input })).staff_search_synonyms_save.synonyms;
