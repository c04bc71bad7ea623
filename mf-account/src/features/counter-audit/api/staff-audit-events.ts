import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const StaffAuditEventsDocument = graphql(/* GraphQL */ `
  query StaffAuditEvents($customer_id: ID, $staff_id: ID, $page: Int!) {
    staff_audit_events(customer_id: $customer_id, staff_id: $staff_id, page: $page, per_page: 50) {
      data {
        id
        at
        staff_id
        staff_name
        customer_id
        impersonation_id
        reason
        operation
        touched {
          name
          id
        }
        reads_health
        outcome
        result
        failure_code
      }
      paginatorInfo {
        last_page
        total
      }
    }
  }
`);

export interface AuditFilter {
  customer_id: string | null;
  staff_id: string | null;
}

/** A page of the audit log, newest first. Reading it is recorded too. */
export const staffAuditEventsQuery = (filter: AuditFilter, page: number) =>
  queryOptions({
    queryKey: ['mf-account', 'staff-audit-events', filter, page] as const,
    queryFn: async ({ signal }) =>
      (await request(StaffAuditEventsDocument, { ...filter, page }, { signal })).staff_audit_events,
  });
