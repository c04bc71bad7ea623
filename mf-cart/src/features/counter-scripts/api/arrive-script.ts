import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffScriptsArriveInput } from '../../../generated/gql/graphql';

const StaffScriptsArriveDocument = graphql(/* GraphQL */ `
  mutation StaffScriptsArrive($input: StaffScriptsArriveInput!) {
    staff_scripts_arrive(input: $input) {
      script {
        state
      }
    }
  }
`);

/** Records that a paper script has arrived. */
export const arriveScript = (input: StaffScriptsArriveInput) =>
  request(StaffScriptsArriveDocument, { input });
