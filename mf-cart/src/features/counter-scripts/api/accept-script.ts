import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffScriptsAcceptInput } from '../../../generated/gql/graphql';

const StaffScriptsAcceptDocument = graphql(/* GraphQL */ `
  mutation StaffScriptsAccept($input: StaffScriptsAcceptInput!) {
    staff_scripts_accept(input: $input) {
      script {
        state
      }
    }
  }
`);

/** Records that a script was checked and is valid. */
export const acceptScript = (input: StaffScriptsAcceptInput) =>
  request(StaffScriptsAcceptDocument, { input });
