import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffScriptsCorrectInput } from '../../../generated/gql/graphql';

const StaffScriptsCorrectDocument = graphql(/* GraphQL */ `
  mutation StaffScriptsCorrect($input: StaffScriptsCorrectInput!) {
    staff_scripts_correct(input: $input) {
      script {
        state
      }
    }
  }
`);

/** Corrects what a script on file says. */
export const correctScript = (input: StaffScriptsCorrectInput) =>
  request(StaffScriptsCorrectDocument, { input });
