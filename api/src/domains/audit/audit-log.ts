import { type ClientSession, type Db, ObjectId } from 'mongodb';
import type { Clock } from '../../lib/clock';
import { isDuplicateKey } from '../../lib/duplicate-key';
import type { AuditEventDocument, AuditResult } from './documents';
import { insertEvents, insertResult } from './store';

/** An event to record; id and time are added. */
export type AuditEntry = Omit<AuditEventDocument, '_id' | 'at' | 'result'>;

export interface AuditLog {
  /**
   * Records events before they happen; if writing fails it throws, and the operation must not run. Inside a
   * transaction, the events are committed together with it: what they allow is done, or they are not there.
   * @returns the ids of the events
   */
  record(entries: readonly AuditEntry[], session?: ClientSession): Promise<string[]>;
  /** Records an event unless one with its id was recorded before; throws if it can do neither. */
  recordOnce(entry: AuditEntry, id: string): Promise<void>;
  /** Records what became of an event. Never throws and soon returns: an event without a result is one of an unknown end. */
  complete(eventId: string, result: AuditResult): Promise<void>;
}

/** How long a response waits until its result is written; in an outage it would wait for the database. */
const PATIENCE_MS = 1000;

/** The log of what staff do in customers’ accounts (rule accounts-10). */
export function createAuditLog({ db, clock }: { db: Db; clock: Clock }): AuditLog {
  return {
    async record(entries, session) {
      if (entries.length === 0) return [];
      const at = clock.now();
      const done = (entry: AuditEntry) =>
        session && entry.outcome === 'allowed' ? ({ result: 'done' } as const) : {};
      // Ids increase monotonically, so events with the same timestamp keep their order.
      const lines = entries.map((entry) => ({
        _id: new ObjectId().toHexString(),
        at,
        ...entry,
        ...done(entry),
      }));
      await insertEvents(db, lines, session);
      return lines.map(({ _id }) => _id);
    },
    async recordOnce(entry, _id) {
      try {
        await insertEvents(db, [{ ...entry, _id, at: clock.now() }]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    async complete(event_id, result) {
      const written = insertResult(db, { event_id, at: clock.now(), ...result }).catch(() => undefined);
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, PATIENCE_MS);
      });
      await Promise.race([written, patience]);
      clearTimeout(timer);
    },
  };
}
