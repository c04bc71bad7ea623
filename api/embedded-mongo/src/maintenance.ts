import type { Server } from './commands/context';
import { asMongoError, ErrorCode } from './errors';
import { removeExpired } from './storage/expiry';
import { forgetSessions } from './transactions/session-records';

/** How long an idle session's last reply is retained: as long as drivers keep a session. */
const SESSION_MILLIS = 30 * 60 * 1000;

/** Removes what has expired at `now` (milliseconds since 1970): documents with a TTL index, and old sessions. */
export async function maintain({ engine, records }: Server, now: number): Promise<void> {
  try {
    await engine.write((unit) => forgetSessions(unit, now - SESSION_MILLIS));
    await removeExpired(engine, records, now);
  } catch (error) {
    // A transaction holds an expired document; the next run removes it.
    if (asMongoError(error).code !== ErrorCode.WriteConflict) throw error;
  }
}
