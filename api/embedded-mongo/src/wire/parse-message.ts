import { decodeDocument } from '../bson/decode';
import type { Doc } from '../bson/types';
import { MongoError } from '../errors';
import { CHECKSUM, HEADER, MORE_TO_COME, OpCode } from './layout';
import { parseBody, parseSequence, RAW_FIELDS } from './parse-sections';

/** A command as it came over the wire. */
export interface Request {
  requestId: number;
  opCode: number;
  body: Doc;
  /** Lists of documents that are handed on as BSON (what is inserted), by the name of the field. */
  sequences: Map<string, Buffer[]>;
  /** Whether the client expects no reply. */
  silent: boolean;
}

/** Parses one complete message. */
export function parseMessage(buffer: Buffer): Request {
  const requestId = buffer.readInt32LE(4);
  const opCode = buffer.readInt32LE(12);
  if (opCode === OpCode.message) return parseOpMessage(buffer, requestId);
  if (opCode === OpCode.query) return parseOpQuery(buffer, requestId);
  throw new MongoError('CommandNotSupported', `Unsupported wire protocol operation ${opCode}`);
}

function parseOpMessage(buffer: Buffer, requestId: number): Request {
  const flags = buffer.readUInt32LE(HEADER);
  const end = buffer.length - (flags & CHECKSUM ? 4 : 0);
  const sequences = new Map<string, Buffer[]>();
  let body: Doc | undefined;
  let at = HEADER + 4;
  while (at < end) {
    const kind = buffer[at++];
    const size = buffer.readInt32LE(at);
    if (size < 5 || at + size > end) throw new MongoError('BadValue', 'malformed message');
    if (kind === 0) body = parseBody(buffer.subarray(at, at + size), sequences);
    else if (kind === 1) parseSequence(buffer.subarray(at, at + size), sequences);
    else throw new MongoError('BadValue', `unknown section kind ${kind}`);
    at += size;
  }
  if (!body) throw new MongoError('BadValue', 'a message needs a body');
  for (const [name, items] of sequences) {
    if (!RAW_FIELDS.has(name)) body[name] = items.map((item) => decodeDocument(item));
  }
  return { requestId, opCode: OpCode.message, body, sequences, silent: (flags & MORE_TO_COME) !== 0 };
}

/** The old query message, which drivers use for their first hello only. */
function parseOpQuery(buffer: Buffer, requestId: number): Request {
  const at = buffer.indexOf(0, HEADER + 4) + 1 + 8;
  return {
    requestId,
    opCode: OpCode.query,
    body: decodeDocument(buffer, undefined, at),
    sequences: new Map(),
    silent: false,
  };
}
