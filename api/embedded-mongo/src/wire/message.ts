import { decodeDocument, elements } from '../bson/decode';
import { addReply } from '../bson/encode';
import { type Doc, ElementType } from '../bson/types';
import { MongoError } from '../errors';

export const OpCode = { reply: 1, query: 2004, message: 2013, compressed: 2012 } as const;

const HEADER = 16;
const MORE_TO_COME = 2;
const CHECKSUM = 1;

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

/** Fields of commands whose documents are stored as they are, and therefore not decoded. */
const RAW_FIELDS = new Set(['documents']);

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

function parseBody(buffer: Buffer, sequences: Map<string, Buffer[]>): Doc {
  const fields = new Set<string>();
  for (const { name, type, value } of elements(buffer)) {
    if (RAW_FIELDS.has(name) && type === ElementType.array) sequences.set(name, rawItems(buffer, value));
    else fields.add(name);
  }
  return decodeDocument(buffer, fields);
}

function rawItems(buffer: Buffer, at: number): Buffer[] {
  const items: Buffer[] = [];
  for (const { type, value, end } of elements(buffer, at)) {
    if (type !== ElementType.object) throw new MongoError('TypeMismatch', 'documents must be objects');
    items.push(buffer.subarray(value, end));
  }
  return items;
}

function parseSequence(section: Buffer, sequences: Map<string, Buffer[]>): void {
  const nameEnd = section.indexOf(0, 4);
  const items: Buffer[] = [];
  let at = nameEnd + 1;
  while (at < section.length) {
    const size = section.readInt32LE(at);
    if (size < 5) throw new MongoError('BadValue', 'malformed document sequence');
    items.push(section.subarray(at, at + size));
    at += size;
  }
  sequences.set(section.toString('utf8', 4, nameEnd), items);
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

let lastRequestId = 0;

/** Encodes the reply to a request. */
export function encodeMessage(request: Pick<Request, 'requestId' | 'opCode'>, reply: Doc): Buffer {
  const query = request.opCode === OpCode.query;
  const head = Buffer.alloc(query ? HEADER + 20 : HEADER + 5);
  const parts = [head];
  const size = head.length + addReply(parts, reply);
  head.writeInt32LE(size, 0);
  lastRequestId = (lastRequestId + 1) & 0x7fffffff;
  head.writeInt32LE(lastRequestId, 4);
  head.writeInt32LE(request.requestId, 8);
  head.writeInt32LE(query ? OpCode.reply : OpCode.message, 12);
  if (query) head.writeInt32LE(1, HEADER + 16);
  return Buffer.concat(parts, size);
}
