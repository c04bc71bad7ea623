import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import type { Position } from './position';

/** A token stands for a change, for the end of a stream after a change, or for a time at which there was none. */
export type TokenKind = 'event' | 'invalidate' | 'highWaterMark';

export interface ResumePoint extends Position {
  kind: TokenKind;
}

/** Later than every change of the same time. */
export const LAST_ORDINAL = 0xffffffff;

const KINDS: readonly TokenKind[] = ['highWaterMark', 'event', 'invalidate'];
const FORMAT = /^82([0-9A-F]{16})([0-9A-F]{8})0([0-2])$/;

/** Encodes a position; tokens sort as their positions do. */
export function resumeToken({ time, ordinal }: Position, kind: TokenKind): Doc {
  const hex = (value: bigint | number, digits: number) =>
    value.toString(16).toUpperCase().padStart(digits, '0');
  return { _data: `82${hex(time, 16)}${hex(ordinal, 8)}0${KINDS.indexOf(kind)}` };
}

/** @throws MongoError for anything but a token of this server. */
export function parseToken(value: unknown): ResumePoint {
  if (!isDocument(value)) throw new MongoError('TypeMismatch', 'A resume token must be an object');
  const match = typeof value._data === 'string' ? FORMAT.exec(value._data) : null;
  if (!match)
    throw new MongoError('FailedToParse', `Invalid resume token: ${JSON.stringify(value._data ?? value)}`);
  const [, time = '', ordinal = '', kind] = match;
  return {
    time: BigInt(`0x${time}`),
    ordinal: Number.parseInt(ordinal, 16),
    kind: KINDS[Number(kind)] ?? 'event',
  };
}
