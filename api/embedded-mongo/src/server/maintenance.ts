import type { Server } from '../commands/context/context';
import { ErrorCode } from '../error-codes';
import { asMongoError } from '../errors';
import { removeExpired } from '../storage/documents/expiry';
import { forgetSessions } from '../transactions/session-records';
import { SESSION_MILLIS } from '../transactions/session-use';

/**
 * Removes what has expired at `now` (milliseconds since 1970): documents with a TTL index, and old sessions. What was
 * compared with its checksum is compared again at its next read.
 */
export async function maintain({ engine, records, sessionUse }: Server, now: number): Promise<void> {
  engine.store.forgetChecks();
  sessionUse.expire(now - SESSION_MILLIS);
  try {
    await engine.write((unit) => forgetSessions(unit, now - SESSION_MILLIS));
    await removeExpired(engine, records, now);
  } catch (error) {
    // A transaction holds an expired document; the next run removes it.
    if (asMongoError(error).code !== ErrorCode.WriteConflict) throw error;
  }
}
