import { Binary, Long, Timestamp } from 'bson';
import { encodeElement } from '../bson/encode';
import { RawElements } from '../bson/raw';

const SECOND = 1n << 32n;

/** Seconds since 1970 in the upper half, a counter in the lower one: the form of a BSON timestamp. */
const timeNow = (): bigint => BigInt(Math.floor(Date.now() / 1000)) << 32n;

export const timestamp = (time: bigint): Timestamp => new Timestamp(time);

/** The signature of a server without authentication. */
const SIGNATURE = { hash: new Binary(new Uint8Array(20)), keyId: Long.ZERO };

/** The logical clock of MongoDB's causal consistency: every write has a later time than all before it. */
export class ClusterClock {
  /** A restarted server starts after all times that it gave before. */
  #applied = timeNow() + SECOND + 1n;
  #highest = this.#applied;
  #encoded: RawElements | undefined;

  /** The time of the last write, MongoDB's `operationTime`. */
  get applied(): bigint {
    return this.#applied;
  }

  /** The highest time that the server has seen, MongoDB's `$clusterTime`. */
  get highest(): bigint {
    return this.#highest;
  }

  /** Returns the time of a new write. */
  tick(): bigint {
    const now = timeNow();
    this.#highest = this.#highest >= now ? this.#highest + 1n : now + 1n;
    this.#applied = this.#highest;
    this.#encoded = undefined;
    return this.#applied;
  }

  /** Takes over a time that a client has seen elsewhere, or before this server was restarted. */
  advance(time: bigint): void {
    if (time <= this.#highest) return;
    this.#highest = time;
    this.#encoded = undefined;
  }

  /** `$clusterTime` and `operationTime` as they end every reply. */
  get elements(): RawElements {
    this.#encoded ??= new RawElements(
      Buffer.concat([
        encodeElement('$clusterTime', { clusterTime: timestamp(this.#highest), signature: SIGNATURE }),
        encodeElement('operationTime', timestamp(this.#applied)),
      ]),
    );
    return this.#encoded;
  }
}
