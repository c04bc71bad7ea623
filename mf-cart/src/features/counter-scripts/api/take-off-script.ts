import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffScriptsTakeOffInput } from '../../../generated/gql/graphql';

const StaffScriptsTakeOffDocument = graphql(/* GraphQL */ `
  mutation StaffScriptsTakeOff($input: StaffScriptsTakeOffInput!) {
    staff_scripts_take_off(input: $input) {
      script {
        state
      }
    }
  }
`);

/** Takes a script off file for good; its customer is mailed why. */
export const takeOffScript = (input: StaffScriptsTakeOffInput) =>
  request(StaffScriptsTakeOffDocument, { input });
