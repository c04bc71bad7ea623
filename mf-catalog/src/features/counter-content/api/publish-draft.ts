import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffContentPublishInput } from '../../../generated/gql/graphql';

const StaffContentPublishDocument = graphql(/* GraphQL */ `
  mutation StaffContentPublish($input: StaffContentPublishInput!) {
    staff_content_publish(input: $input) {
      content {
        ...StaffContentFields
      }
      removed
    }
  }
`);

/** Publishes the draft of an entry now, or plans it. */
export const publishDraft = async (input: StaffContentPublishInput) =>
  (await request(StaffContentPublishDocument, { input })).staff_content_publish;
