import { BusinessError, forbidden } from '../../lib/errors';
import type { AuditEntry, AuditLog } from './audit-log';
import type { AuditResult } from './documents';

interface Audited {
  log: AuditLog;
  /** The event, without its outcome. */
  entry: Omit<AuditEntry, 'outcome'>;
  isAllowed: boolean;
  /** The id that an allowed read shares with its repetitions; by default each is an event. */
  repeatedId?: string | null;
  /** Returns how many lines of the log a result has, if they are to be saved as a file. */
  exportedOf?: (result: unknown) => number | undefined;
}

const isRefusal = (error: unknown): boolean => error instanceof BusinessError && error.code === 'FORBIDDEN';

const DONE: AuditResult = { result: 'done', failure_code: null };

/** Returns the result of work that threw: the code alone, since messages may name people. */
const failed = (error: unknown): AuditResult => ({
  result: 'failed',
  failure_code: error instanceof BusinessError ? error.code : 'INTERNAL',
});

/** Writes the event, before anything happens. @returns its id */
async function begin({ log, entry, isAllowed, repeatedId = null }: Audited): Promise<string> {
  if (isAllowed && repeatedId) {
    await log.recordOnce({ ...entry, outcome: 'allowed' }, repeatedId);
    return repeatedId;
  }
  const [id = ''] = await log.record([{ ...entry, outcome: isAllowed ? 'allowed' : 'refused' }]);
  if (!isAllowed) throw forbidden();
  return id;
}

/**
 * Runs what staff ask for under the audit log. The event is written before anything happens, with the outcome of the
 * check, and its result afterwards; a further event follows if the work itself turns out to be forbidden.
 * @throws FORBIDDEN if it is not allowed, and any error of writing the event, so that nothing happens unrecorded
 */
export async function runAudited<Result>(
  audited: Audited,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const { log, entry, exportedOf } = audited;
  const id = await begin(audited);
  try {
    const result = await work();
    const exported = exportedOf?.(result);
    await log.complete(id, exported === undefined ? DONE : { ...DONE, exported });
    return result;
  } catch (error) {
    await log.complete(id, failed(error));
    if (isRefusal(error)) await log.record([{ ...entry, outcome: 'refused' }]);
    throw error;
  }
}

/**
 * Writes the event of what staff ask for, for work whose end is seen elsewhere.
 * @returns how to write its result
 * @throws FORBIDDEN if it is not allowed, and any error of writing the event, so that nothing happens unrecorded
 */
export async function beginAudited(audited: Audited): Promise<(failureCode: string | null) => void> {
  const id = await begin(audited);
  return (failure_code) =>
    void audited.log.complete(id, failure_code === null ? DONE : { result: 'failed', failure_code });
}
