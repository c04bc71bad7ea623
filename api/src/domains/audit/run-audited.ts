import { BusinessError, forbidden } from '../../lib/errors';
import type { AuditEntry, AuditLog } from './audit-log';

interface Audited {
  log: AuditLog;
  /** The event, without its outcome. */
  entry: Omit<AuditEntry, 'outcome'>;
  isAllowed: boolean;
  /** The id that an allowed read shares with its repetitions; by default each is an event. */
  repeatedId?: string | null;
}

const isRefusal = (error: unknown): boolean => error instanceof BusinessError && error.code === 'FORBIDDEN';

/**
 * Runs what staff ask for under the audit log. The event is written before anything happens, with the outcome of the
 * check; a further one follows if the work itself turns out to be forbidden.
 * @throws FORBIDDEN if it is not allowed, and any write error, so that nothing happens unrecorded
 */
export async function runAudited<Result>(
  { log, entry, isAllowed, repeatedId = null }: Audited,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  if (isAllowed && repeatedId) await log.recordOnce({ ...entry, outcome: 'allowed' }, repeatedId);
  else await log.record([{ ...entry, outcome: isAllowed ? 'allowed' : 'refused' }]);
  if (!isAllowed) throw forbidden();
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error)) await log.record([{ ...entry, outcome: 'refused' }]);
    throw error;
  }
}
