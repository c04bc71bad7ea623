import { graphql } from '../../../generated/gql';
import type { AuditLineFieldsFragment } from '../../../generated/gql/graphql';

export const AuditLineFields = graphql(/* GraphQL */ `
  fragment AuditLineFields on AuditEvent {
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
    request_id
    exported
    choice {
      name
      value
    }
    staff {
      name
      email
      role
    }
    customer {
      name
      email
      role
    }
  }
`);

export type AuditLine = AuditLineFieldsFragment;
