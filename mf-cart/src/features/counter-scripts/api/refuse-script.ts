import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffScriptsRefuseInput } from '../../../generated/gql/graphql';

const StaffScriptsRefuseDocument = graphql(/* GraphQL */ `
  mutation StaffScriptsRefuse($input: StaffScriptsRefuseInput!) {
    staff_scripts_refuse(input: $input) {
      script {
        state
      }
    }
  }
`);

/** Refuses a script with a reason, which its customer reads and is mailed. */
export const refuseScript = (input: StaffScriptsRefuseInput) =>
  request(StaffScriptsRefuseDocument, { input });
