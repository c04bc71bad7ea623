import { Long } from 'bson';
import { decodeDocument } from '../bson/decode';
import { encodeReply } from '../bson/encode-reply';
import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { afterPrefix } from '../storage/keys/key-order';
import type { Reader, Writer } from '../storage/reader';

/**
 * The reply to each session's last numbered write, stored in the same commit as the write itself: a driver that lost
 * the reply sends the write again under the same number and gets the stored reply instead of a second write.
 */

const PREFIX = 'session:';

function recordKey(session: string): Buffer {
  return Buffer.from(PREFIX + session);
}

/** The reply to the session's write of this number, or undefined if it has not happened yet. */
export function rememberedReply(reader: Reader, session: string, number: bigint): Doc | undefined {
  const stored = reader.get('meta', recordKey(session));
  if (!stored) return undefined;
  const record = decodeDocument(stored);
  const known = (record.number as Long).toBigInt();
  if (known > number) {
    throw new MongoError(
      'TransactionTooOld',
      `Retryable write with txnNumber ${number} is prohibited on session ${session} because a newer retryable write with txnNumber ${known} has already started on this session.`,
    );
  }
  return known === number && isDocument(record.reply) ? record.reply : undefined;
}

export function rememberReply(
  writer: Writer,
  session: string,
  number: bigint,
  reply: Doc,
  now: number,
): void {
  const record = { number: Long.fromBigInt(number), at: new Date(now), reply };
  writer.put('meta', recordKey(session), encodeReply(record));
}

/** Deletes the records of sessions older than `before` (milliseconds since 1970). Returns how many there were. */
export function forgetSessions(writer: Writer, before: number): number {
  const start = Buffer.from(PREFIX);
  const range = { start, end: afterPrefix(start) as Buffer };
  let forgotten = 0;
  for (const { key, value } of writer.scan('meta', range, {
    limit: Number.MAX_SAFE_INTEGER,
    reverse: false,
  })) {
    const { at } = decodeDocument(value, new Set(['at']));
    if (!(at instanceof Date) || at.getTime() >= before) continue;
    writer.remove('meta', key);
    forgotten++;
  }
  return forgotten;
}
