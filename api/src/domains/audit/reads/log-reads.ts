import { isAuditedOperation, isAuditKind, isIsoDate } from '@saltbush/contract';
import type { AuditChoice } from '../documents';

type Values = Record<string, unknown>;
type Test = (text: string) => boolean;

const OUTCOMES = ['done', 'refused', 'failed'];

/** What reads of the log ask for besides ids. Other text could be anything, and is not put down. */
const FIXED: Readonly<Record<string, Test>> = {
  what: (text) => isAuditKind(text) || isAuditedOperation(text),
  outcome: (text) => OUTCOMES.includes(text),
  from: isIsoDate,
  to: isIsoDate,
};

const logChoice = (args: Values): AuditChoice[] =>
  Object.entries(FIXED).flatMap(([name, isFixed]) => {
    const value = args[name];
    return typeof value === 'string' && isFixed(value) ? [{ name, value }] : [];
  });

const SEARCHES = ['email', 'name', 'phone', 'code', 'product'];

/** The schema knows each queue. Of a search, only what was searched by: its words name people. */
function orderChoice(args: Values): AuditChoice[] {
  const by = SEARCHES.find((name) => args[name]);
  return [
    ...(typeof args.queue === 'string' ? [{ name: 'queue', value: args.queue }] : []),
    ...(by ? [{ name: 'searched by', value: by }] : []),
  ];
}

const CHOICES: Readonly<Record<string, (args: Values) => AuditChoice[]>> = {
  staff_audit_log: logChoice,
  staff_audit_export: logChoice,
  staff_orders_export: orderChoice,
};

/** Returns what reads of the log, and files, are narrowed down to; nothing for any other operation. */
export const choiceOf = (operation: string, args: Values): AuditChoice[] => CHOICES[operation]?.(args) ?? [];

const FILES = ['staff_audit_export', 'staff_orders_export'];

/** Returns how the lines of a file are counted; undefined for any other operation. */
export const exportedBy = (operation: string): ((result: unknown) => number | undefined) | undefined =>
  FILES.includes(operation) ? (result) => (result as { data?: unknown[] } | null)?.data?.length : undefined;
