import { type ClientSession, type Db, ObjectId } from 'mongodb';
import type { Clock } from '../../lib/clock';
import { isDuplicateKey } from '../../lib/duplicate-key';
import type { AuditEventDocument } from './documents';
import { insertEvents } from './store';

/** An event to record; id and time are added. */
export type AuditEntry = Omit<AuditEventDocument, '_id' | 'at'>;

export interface AuditLog {
  /**
   * Records events before they happen; if writing fails it throws, and the operation must not run. Inside a
   * transaction, the events are committed together with it.
   */
  record(entries: readonly AuditEntry[], session?: ClientSession): Promise<void>;
  /** Records an event unless one with its id was recorded before; throws if it can do neither. */
  recordOnce(entry: AuditEntry, id: string): Promise<void>;
}

/** The log of what staff do in customers' accounts (rule accounts-10). */
export function createAuditLog({ db, clock }: { db: Db; clock: Clock }): AuditLog {
  return {
    async record(entries, session) {
      if (entries.length === 0) return;
      const at = clock.now();
      // Ids increase monotonically, so events with the same timestamp keep their order.
      const lines = entries.map((entry) => ({ _id: new ObjectId().toHexString(), at, ...entry }));
      await insertEvents(db, lines, session);
    },
    async recordOnce(entry, _id) {
      try {
        await insertEvents(db, [{ ...entry, _id, at: clock.now() }]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
  };
}
