import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffContentSaveDraftInput } from '../../../generated/gql/graphql';

const StaffContentSaveDraftDocument = graphql(/* GraphQL */ `
  mutation StaffContentSaveDraft($input: StaffContentSaveDraftInput!) {
    staff_content_save_draft(input: $input) {
      content {
        ...StaffContentFields
      }
      removed
    }
  }
`);

/** Keeps what an entry shall say as its draft. */
export const saveDraft = async (input: StaffContentSaveDraftInput) =>
  (await request(StaffContentSaveDraftDocument, { input })).staff_content_save_draft;
