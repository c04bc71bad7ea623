import { serialize } from 'bson';
import { MongoError } from '../errors';
import { ElementType } from './element-type';
import type { Doc } from './types';

/** MongoDB's limit of 16 MB, plus room for the surrounding message. */
const LARGEST_DOCUMENT = 16 * 1024 * 1024 + 16 * 1024;

/** The end of a document. */
export const TERMINATOR = Buffer.from([0]);

/** The type and name that an element starts with. */
export function elementHead(type: number, name: string, room = 0): Buffer {
  const length = Buffer.byteLength(name);
  const head = Buffer.allocUnsafe(length + 2 + room);
  head[0] = type;
  head.write(name, 1);
  head[length + 1] = 0;
  return head;
}

/** Concatenates encoded elements into a document. */
export function joinElements(parts: Buffer[]): Buffer {
  let size = 5;
  for (const part of parts) size += part.length;
  const head = Buffer.allocUnsafe(4);
  head.writeInt32LE(size, 0);
  return Buffer.concat([head, ...parts, TERMINATOR], size);
}

/** Encodes one field as an element, including its type and name. */
export function encodeElement(name: string, value: unknown): Buffer {
  if (typeof value === 'boolean') {
    const element = elementHead(ElementType.bool, name, 1);
    element[element.length - 1] = value ? 1 : 0;
    return element;
  }
  if (typeof value === 'number') return encodeNumber(name, value);
  const field: Doc = {};
  Object.defineProperty(field, name, { value, enumerable: true });
  const bytes = encodeDocument(field);
  return bytes.subarray(4, bytes.length - 1);
}

function encodeNumber(name: string, value: number): Buffer {
  if (Number.isInteger(value) && Math.abs(value) <= 0x7fffffff && !Object.is(value, -0)) {
    const element = elementHead(ElementType.int32, name, 4);
    element.writeInt32LE(value, element.length - 4);
    return element;
  }
  const element = elementHead(ElementType.double, name, 8);
  element.writeDoubleLE(value, element.length - 8);
  return element;
}

/** Encodes a document; undefined fields are omitted. */
export function encodeDocument(doc: Doc): Buffer {
  const bytes = serialize(doc, { ignoreUndefined: true });
  if (bytes.length > LARGEST_DOCUMENT) {
    throw new MongoError(
      'BSONObjectTooLarge',
      `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${LARGEST_DOCUMENT}`,
    );
  }
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
