import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffConsultScriptsWithdrawInput } from '../../../generated/gql/graphql';

const StaffConsultScriptsWithdrawDocument = graphql(/* GraphQL */ `
  mutation StaffConsultScriptsWithdraw($input: StaffConsultScriptsWithdrawInput!) {
    staff_consult_scripts_withdraw(input: $input) {
      appointment {
        no_script
      }
    }
  }
`);

/** Withdraws a script on which nothing was ordered, for a reason. */
export const withdrawScript = (input: StaffConsultScriptsWithdrawInput) =>
  request(StaffConsultScriptsWithdrawDocument, { input });
