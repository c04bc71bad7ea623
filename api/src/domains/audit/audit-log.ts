import { type ClientSession, type Db, ObjectId } from 'mongodb';
import type { Clock } from '../../lib/clock';
import type { AuditEventDocument } from './documents';
import { insertEvents } from './store';

/** What happened; id and time are added. */
export type AuditEntry = Omit<AuditEventDocument, '_id' | 'at'>;

export interface AuditLog {
  /**
   * Writes lines before what they tell happens. Raises when they cannot be written: then it must not happen. In a
   * transaction they are there exactly when the rest of it is.
   */
  record(entries: readonly AuditEntry[], session?: ClientSession): Promise<void>;
}

/** The log of what staff do in customers' accounts (rule accounts-10). */
export function createAuditLog({ db, clock }: { db: Db; clock: Clock }): AuditLog {
  return {
    async record(entries, session) {
      if (entries.length === 0) return;
      const at = clock.now();
      // These ids rise, so that lines of one moment keep their order.
      const lines = entries.map((entry) => ({ _id: new ObjectId().toHexString(), at, ...entry }));
      await insertEvents(db, lines, session);
    },
  };
}
