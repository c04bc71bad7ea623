import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import { type AuditChoice, variablesOf } from '../model/audit-list';

const StaffAuditNewsDocument = graphql(/* GraphQL */ `
  query StaffAuditNews(
    $staff_id: ID
    $customer_id: ID
    $what: String
    $outcome: StaffAuditOutcome
    $from: String
    $to: String
    $since: String!
  ) {
    staff_audit_news(
      staff_id: $staff_id
      customer_id: $customer_id
      what: $what
      outcome: $outcome
      from: $from
      to: $to
      since: $since
    )
  }
`);

/** How often an open log asks for new lines. */
const LOOK_MS = 20_000;

/** How many lines are newer than the start of a page, at most 100. */
export const auditNewsQuery = (choice: AuditChoice, since: string) =>
  queryOptions({
    queryKey: ['mf-account', 'audit-news', choice, since] as const,
    queryFn: async ({ signal }) =>
      (await request(StaffAuditNewsDocument, { ...variablesOf(choice), since }, { signal })).staff_audit_news,
    refetchInterval: LOOK_MS,
  });
