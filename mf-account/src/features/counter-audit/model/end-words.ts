import type { StateMarkProps } from '@saltbush/shared-ui/design/counter';
import type { AuditLine } from '../api/audit-line-fields';

export type Ended = Pick<AuditLine, 'outcome' | 'result' | 'failure_code' | 'reads_health'>;

/** Says what became of an event: a read is one only if it worked, and may be one if nobody knows. */
export function endWords({ outcome, result, failure_code, reads_health }: Ended): string {
  if (outcome === 'refused') return 'Refused';
  if (result === 'failed') return failure_code ? `Failed (${failure_code})` : 'Failed';
  if (result === 'done') return reads_health ? 'Read health data' : 'Done';
  return reads_health ? 'Not known: may have read health data' : 'Not known';
}

/** The mark of an end: a failure and a refusal ask to be looked at, and nobody knows of some. */
export function endMark({ outcome, result }: Pick<Ended, 'outcome' | 'result'>): StateMarkProps['kind'] {
  if (outcome === 'refused') return 'stopped';
  if (result === 'done') return 'done';
  return result === 'failed' ? 'waiting' : 'moving';
}
