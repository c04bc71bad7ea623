import { csvOf } from '@saltbush/contract';
import { saveFile } from '@saltbush/shared-ui/platform';
import type { AuditLine } from '../api/audit-line-fields';
import { type AuditChoice, OUTCOMES } from './audit-list';
import { endWords } from './end-words';
import { formatSecond } from './moments';
import { operationWords } from './operation-words';

const HEAD = [
  ...['When (UTC)', 'When (Sydney)', 'Who', 'Who: e-mail', 'Who: account', 'What', 'Operation'],
  ...['Customer', 'Customer: e-mail', 'Customer: account', 'Concerns', 'Reason', 'As a customer'],
  ...['Outcome', 'Failure', 'Request'],
];

const rowOf = (line: AuditLine) => [
  ...[line.at, formatSecond(line.at), line.staff_name, line.staff?.email ?? '', line.staff_id],
  ...[operationWords(line.operation), line.operation, line.customer?.name ?? '', line.customer?.email ?? ''],
  ...[
    line.customer_id ?? '',
    line.touched.map(({ name, id }) => `${name} ${id}`).join('; '),
    line.reason ?? '',
  ],
  ...[line.impersonation_id ? 'yes' : 'no', endWords(line), line.failure_code ?? '', line.request_id],
];

/** Names the file by its days: those chosen, or those of its lines. */
export function fileName({ from, to, outcome }: AuditChoice, lines: readonly AuditLine[]): string {
  const dayOf = (line: AuditLine | undefined) =>
    line && new Date(line.at).toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' });
  const days = [from ?? dayOf(lines.at(-1)), to ?? dayOf(lines[0])].filter(Boolean);
  return `${[
    'audit-log',
    ...(outcome ? [OUTCOMES[outcome].toLowerCase()] : []),
    [...new Set(days)].join('-to-'),
  ]
    .filter(Boolean)
    .join('-')}.csv`;
}

/** Lets the browser save lines as a file for spreadsheets, which never runs what somebody typed. */
export function saveLog(choice: AuditChoice, lines: readonly AuditLine[]): void {
  saveFile(fileName(choice, lines), 'text/csv;charset=utf-8', csvOf([HEAD, ...lines.map(rowOf)]));
}
