import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffContentRestoreInput } from '../../../generated/gql/graphql';

const StaffContentRestoreDocument = graphql(/* GraphQL */ `
  mutation StaffContentRestore($input: StaffContentRestoreInput!) {
    staff_content_restore(input: $input) {
      content {
        ...StaffContentFields
      }
      removed
    }
  }
`);

/** Makes a published version the draft of its entry. */
export const restoreVersion = async (input: StaffContentRestoreInput) =>
  (await request(StaffContentRestoreDocument, { input })).staff_content_restore;
