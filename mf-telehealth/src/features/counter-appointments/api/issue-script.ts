import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffConsultScriptsIssueInput } from '../../../generated/gql/graphql';

const StaffConsultScriptsIssueDocument = graphql(/* GraphQL */ `
  mutation StaffConsultScriptsIssue($input: StaffConsultScriptsIssueInput!) {
    staff_consult_scripts_issue(input: $input) {
      appointment {
        no_script
      }
    }
  }
`);

/** Issues a script of a consultation, which is then on file for its patient. */
export const issueScript = (input: StaffConsultScriptsIssueInput) =>
  request(StaffConsultScriptsIssueDocument, { input });
