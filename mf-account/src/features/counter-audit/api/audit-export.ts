import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import { type AuditChoice, variablesOf } from '../model/audit-list';

const StaffAuditExportDocument = graphql(/* GraphQL */ `
  query StaffAuditExport(
    $staff_id: ID
    $customer_id: ID
    $what: String
    $outcome: StaffAuditOutcome
    $from: String
    $to: String
  ) {
    staff_audit_export(
      staff_id: $staff_id
      customer_id: $customer_id
      what: $what
      outcome: $outcome
      from: $from
      to: $to
    ) {
      data {
        ...AuditLineFields
      }
      is_cut
    }
  }
`);

/** Returns the latest 5,000 lines of a choice; the log records each time. */
export const exportLog = async (choice: AuditChoice) =>
  (await request(StaffAuditExportDocument, variablesOf(choice))).staff_audit_export;
