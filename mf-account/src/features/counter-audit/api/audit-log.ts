import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import { type AuditList, variablesOf } from '../model/audit-list';

const StaffAuditLogDocument = graphql(/* GraphQL */ `
  query StaffAuditLog(
    $staff_id: ID
    $customer_id: ID
    $what: String
    $outcome: StaffAuditOutcome
    $from: String
    $to: String
    $after: String
  ) {
    staff_audit_log(
      staff_id: $staff_id
      customer_id: $customer_id
      what: $what
      outcome: $outcome
      from: $from
      to: $to
      after: $after
    ) {
      data {
        ...AuditLineFields
      }
      next
      start
      staff {
        name
        email
      }
      customer {
        name
        email
      }
    }
  }
`);

/** A page of the audit log, newest first. Reading it is recorded too. */
export const auditLogQuery = (list: AuditList) =>
  queryOptions({
    queryKey: ['mf-account', 'audit-log', list] as const,
    queryFn: async ({ signal }) =>
      (await request(StaffAuditLogDocument, { ...variablesOf(list), after: list.after }, { signal }))
        .staff_audit_log,
    // Lines stay where they are until the reader asks for new ones.
    staleTime: Number.POSITIVE_INFINITY,
  });
