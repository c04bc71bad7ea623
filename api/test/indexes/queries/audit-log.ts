import { AUDIT_KINDS, type AuditedOperation, type AuditKind } from '@saltbush/contract';
import type { LogChoice, LogOutcome } from '../../../src/domains/audit';
import { listLines } from '../../../src/domains/audit';
import { ensureIndexes } from '../../../src/domains/audit/store';
import { NOW, type QueryGroup } from './query-group';

const WHAT: readonly (AuditKind | AuditedOperation | null)[] = [null, ...AUDIT_KINDS, 'staff_prices_set'];
const OUTCOMES: readonly (LogOutcome | null)[] = [null, 'done', 'refused', 'failed'];
const EVERYBODY = [null, 'id'];
const PLACE = { at: NOW, _id: 'e' };

/** Every choice that the page of the audit log offers. */
function* choices(): Generator<LogChoice> {
  for (const staff_id of EVERYBODY)
    for (const customer_id of EVERYBODY)
      for (const what of WHAT)
        for (const outcome of OUTCOMES)
          for (const from of [null, NOW]) yield { staff_id, customer_id, what, outcome, from, to: from };
}

const nameOf = (choice: LogChoice): string => {
  const named = Object.entries(choice).filter(([name, value]) => value !== null && name !== 'to');
  return `audit.listLines ${named.map(([name, value]) => (name === 'from' ? 'days' : `${name}=${value}`)).join(' ')}`;
};

const ANYWHERE = { before: null, since: null, limit: 50 };

/** The audit log, narrowed down in every way, from its start, further on, and its news. */
export const auditLogQueries: QueryGroup = {
  ensureIndexes: [ensureIndexes],
  queries: Object.fromEntries(
    [...choices()].map((choice) => [
      nameOf(choice),
      async ({ db }) => {
        await listLines(db, choice, ANYWHERE);
        await listLines(db, choice, { ...ANYWHERE, before: PLACE });
        await listLines(db, choice, { ...ANYWHERE, since: PLACE });
      },
    ]),
  ),
};
