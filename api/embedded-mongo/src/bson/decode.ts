import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { MongoError } from '../errors';
import { type Doc, ElementType } from './types';

/** One element of a raw document: the offsets of its name, its value and its end. */
export interface Element {
  type: number;
  name: string;
  start: number;
  value: number;
  end: number;
}

function damaged(): MongoError {
  return new MongoError('InternalError', 'invalid BSON');
}

/** Returns the offset just after the value that starts at `at`. */
export function skipValue(type: number, buffer: Buffer, at: number): number {
  switch (type) {
    case ElementType.double:
    case ElementType.date:
    case ElementType.timestamp:
    case ElementType.int64:
      return at + 8;
    case ElementType.string:
    case ElementType.code:
    case ElementType.symbol:
      return at + 4 + buffer.readInt32LE(at);
    case ElementType.object:
    case ElementType.array:
    case ElementType.codeWithScope:
      return at + buffer.readInt32LE(at);
    case ElementType.binary:
      return at + 5 + buffer.readInt32LE(at);
    case ElementType.objectId:
      return at + 12;
    case ElementType.bool:
      return at + 1;
    case ElementType.undefined:
    case ElementType.null:
    case ElementType.minKey:
    case ElementType.maxKey:
      return at;
    case ElementType.regex:
      return buffer.indexOf(0, buffer.indexOf(0, at) + 1) + 1;
    case ElementType.dbPointer:
      return at + 4 + buffer.readInt32LE(at) + 12;
    case ElementType.int32:
      return at + 4;
    case ElementType.decimal:
      return at + 16;
    default:
      throw damaged();
  }
}

/** Reads a string, with a fast path for short ASCII (most field names and codes). */
function readText(buffer: Buffer, from: number, to: number): string {
  if (to - from > 24) return buffer.toString('utf8', from, to);
  let text = '';
  for (let i = from; i < to; i++) {
    const byte = buffer[i] as number;
    if (byte > 127) return buffer.toString('utf8', from, to);
    text += String.fromCharCode(byte);
  }
  return text;
}

/** Iterates over the elements of the raw document at `at`. */
export function* elements(buffer: Buffer, at = 0): Generator<Element> {
  const end = at + buffer.readInt32LE(at) - 1;
  let position = at + 4;
  while (position < end) {
    const type = buffer[position] as number;
    const nameEnd = buffer.indexOf(0, position + 1);
    const valueEnd = skipValue(type, buffer, nameEnd + 1);
    if (nameEnd < 0 || valueEnd > end) throw damaged();
    const name = readText(buffer, position + 1, nameEnd);
    yield { type, name, start: position, value: nameEnd + 1, end: valueEnd };
    position = valueEnd;
  }
}

function assign(target: Doc, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  } else target[name] = value;
}

function decodeArray(buffer: Buffer, at: number): unknown[] {
  const values: unknown[] = [];
  const end = at + buffer.readInt32LE(at) - 1;
  let position = at + 4;
  while (position < end) {
    const type = buffer[position] as number;
    const value = buffer.indexOf(0, position + 1) + 1;
    values.push(decodeValue(type, buffer, value));
    position = skipValue(type, buffer, value);
  }
  return values;
}

/** Decodes the document that starts at `at`; only the top-level fields in `fields` if it is given. */
export function decodeDocument(buffer: Buffer, fields?: ReadonlySet<string>, at = 0): Doc {
  const doc: Doc = {};
  const end = at + buffer.readInt32LE(at) - 1;
  let left = fields?.size ?? -1;
  let position = at + 4;
  while (position < end && left !== 0) {
    const type = buffer[position] as number;
    const nameEnd = buffer.indexOf(0, position + 1);
    if (nameEnd < 0 || nameEnd >= end) throw damaged();
    const name = readText(buffer, position + 1, nameEnd);
    if (fields === undefined || fields.has(name)) {
      assign(doc, name, decodeValue(type, buffer, nameEnd + 1));
      left--;
    }
    position = skipValue(type, buffer, nameEnd + 1);
  }
  return doc;
}

/** An integral double keeps its wrapper class, so that it is written back with its original type. */
function decodeDouble(value: number): unknown {
  return Number.isInteger(value) ? new Double(value) : value;
}

function decodeText(buffer: Buffer, at: number): string {
  return readText(buffer, at + 4, at + 3 + buffer.readInt32LE(at));
}

function decodeRegex(buffer: Buffer, at: number): BSONRegExp {
  const patternEnd = buffer.indexOf(0, at);
  const flagsEnd = buffer.indexOf(0, patternEnd + 1);
  return new BSONRegExp(
    buffer.toString('utf8', at, patternEnd),
    buffer.toString('utf8', patternEnd + 1, flagsEnd),
  );
}

/** Decodes one value of the given element type. */
export function decodeValue(type: number, buffer: Buffer, at: number): unknown {
  switch (type) {
    case ElementType.double:
      return decodeDouble(buffer.readDoubleLE(at));
    case ElementType.string:
      return decodeText(buffer, at);
    case ElementType.object:
      return decodeDocument(buffer, undefined, at);
    case ElementType.array:
      return decodeArray(buffer, at);
    case ElementType.objectId:
      return new ObjectId(Uint8Array.prototype.slice.call(buffer, at, at + 12));
    case ElementType.bool:
      return buffer[at] !== 0;
    case ElementType.date:
      return new Date(Number(buffer.readBigInt64LE(at)));
    case ElementType.null:
    case ElementType.undefined:
      return null;
    case ElementType.int32:
      return buffer.readInt32LE(at);
    case ElementType.int64:
      return Long.fromBigInt(buffer.readBigInt64LE(at));
    default:
      return decodeRare(type, buffer, at);
  }
}

function decodeRare(type: number, buffer: Buffer, at: number): unknown {
  switch (type) {
    case ElementType.binary: {
      const length = buffer.readInt32LE(at);
      return new Binary(Uint8Array.prototype.slice.call(buffer, at + 5, at + 5 + length), buffer[at + 4]);
    }
    case ElementType.regex:
      return decodeRegex(buffer, at);
    case ElementType.timestamp:
      return new Timestamp(buffer.readBigUInt64LE(at));
    case ElementType.decimal:
      return new Decimal128(Uint8Array.prototype.slice.call(buffer, at, at + 16));
    case ElementType.minKey:
      return new MinKey();
    case ElementType.maxKey:
      return new MaxKey();
    case ElementType.code:
      return new Code(decodeText(buffer, at));
    case ElementType.symbol:
      return new BSONSymbol(decodeText(buffer, at));
    default:
      throw new MongoError(
        'BadValue',
        `BSON type 0x${type.toString(16)} is not supported by the embedded database`,
      );
  }
}
