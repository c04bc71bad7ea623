import type { StaffAuditEventsQuery } from '../../../generated/gql/graphql';

export type AuditEvent = StaffAuditEventsQuery['staff_audit_events']['data'][number];

/** Says what became of an event: a read is one only if it worked, and may be one if nobody knows. */
export function endWords({
  outcome,
  result,
  failure_code,
  reads_health,
}: Pick<AuditEvent, 'outcome' | 'result' | 'failure_code' | 'reads_health'>): string {
  if (outcome === 'refused') return 'Refused';
  if (result === 'failed') return failure_code ? `Failed (${failure_code})` : 'Failed';
  if (result === 'done') return reads_health ? 'Read health data' : 'Done';
  return reads_health ? 'Not known: may have read health data' : 'Not known';
}
