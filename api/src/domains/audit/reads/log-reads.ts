import { isAuditedOperation, isAuditKind, isIsoDate } from '@saltbush/contract';
import type { AuditChoice } from '../documents';

type Test = (text: string) => boolean;

const OUTCOMES = ['done', 'refused', 'failed'];

/** What reads of the log ask for besides ids. Other text could be anything, and is not put down. */
const FIXED: Readonly<Record<string, Test>> = {
  what: (text) => isAuditKind(text) || isAuditedOperation(text),
  outcome: (text) => OUTCOMES.includes(text),
  from: isIsoDate,
  to: isIsoDate,
};

const READS = ['staff_audit_log', 'staff_audit_export'];

/** Returns the filters with which the log is read; none for any other operation. */
export function choiceOf(operation: string, args: Record<string, unknown>): AuditChoice[] {
  if (!READS.includes(operation)) return [];
  return Object.entries(FIXED).flatMap(([name, isFixed]) => {
    const value = args[name];
    return typeof value === 'string' && isFixed(value) ? [{ name, value }] : [];
  });
}

/** Returns how the lines of an export are counted; undefined for any other operation. */
export const exportedBy = (operation: string): ((result: unknown) => number | undefined) | undefined =>
  operation === 'staff_audit_export'
    ? (result) => (result as { data?: unknown[] } | null)?.data?.length
    : undefined;
