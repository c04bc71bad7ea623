import { Double, Long, ObjectId } from 'bson';
import { decodeRare, decodeText } from './decode-rare';
import { ElementType } from './element-type';
import { readText } from './read-text';
import { damaged, skipValue } from './skip-value';
import type { Doc } from './types';

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
