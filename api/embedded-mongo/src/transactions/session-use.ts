import { createHash } from 'node:crypto';
import { Binary } from 'bson';
import type { Doc } from '../bson/types';

/** How long a session is known after its last use, in milliseconds: as long as drivers keep it. */
export const SESSION_MILLIS = 30 * 60 * 1000;

/** Without authentication all sessions belong to nobody. */
const NOBODY = new Binary(createHash('sha256').update('').digest());

/** When clients last used their sessions. */
export class SessionUse {
  readonly #lastUse = new Map<string, number>();

  /** Records a use of the session at `now`, in milliseconds since 1970. */
  note(session: string, now: number): void {
    this.#lastUse.set(session, now);
  }

  end(session: string): void {
    this.#lastUse.delete(session);
  }

  endAll(): void {
    this.#lastUse.clear();
  }

  /** Forgets sessions last used before `before`. */
  expire(before: number): void {
    for (const [session, at] of this.#lastUse) if (at < before) this.#lastUse.delete(session);
  }

  /** The sessions as `$listLocalSessions` shows them. */
  list(): Doc[] {
    return Array.from(this.#lastUse, ([session, at]) => ({
      _id: { id: new Binary(Buffer.from(session, 'hex'), Binary.SUBTYPE_UUID), uid: NOBODY },
      lastUse: new Date(at),
    }));
  }
}
