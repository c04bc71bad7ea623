import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffContentDiscardDraftInput } from '../../../generated/gql/graphql';

const StaffContentDiscardDraftDocument = graphql(/* GraphQL */ `
  mutation StaffContentDiscardDraft($input: StaffContentDiscardDraftInput!) {
    staff_content_discard_draft(input: $input) {
      content {
        ...StaffContentFields
      }
      removed
    }
  }
`);

/** Throws the draft of an entry away. */
export const discardDraft = async (input: StaffContentDiscardDraftInput) =>
  (await request(StaffContentDiscardDraftDocument, { input })).staff_content_discard_draft;
