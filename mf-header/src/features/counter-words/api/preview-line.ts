import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffSearchLineInput, StaffSearchPreviewQuery } from '../../../generated/gql/graphql';

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

export type Preview = StaffSearchPreviewQuery['staff_search_preview'];
export type Results = Preview['now'];

/** Returns what a search finds now, and with a line that is not saved. */
export const previewLine = async (query: string, line: StaffSearchLineInput): Promise<Preview> =>
  (await request(StaffSearchPreviewDocument, { query, line })).staff_search_preview;
