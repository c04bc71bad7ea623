import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffScriptsFileInput } from '../../../generated/gql/graphql';

const StaffScriptsFileDocument = graphql(/* GraphQL */ `
  mutation StaffScriptsFile($input: StaffScriptsFileInput!) {
    staff_scripts_file(input: $input) {
      script {
        state
      }
    }
  }
`);

/** Keeps a valid script on file for its repeats. */
export const fileScript = (input: StaffScriptsFileInput) => request(StaffScriptsFileDocument, { input });
