import { serialize } from 'bson';
import { MongoError } from '../errors';
import { type Doc, ElementType, isDocument } from './types';

/** A document that is already BSON and is copied into a message verbatim. */
export class RawDocument {
  constructor(readonly bytes: Buffer) {}
}

/** A list of documents that are already BSON. */
export class RawDocuments {
  constructor(readonly items: Buffer[]) {}
}

/** Encoded elements that are copied in place of a field, whatever that is called. */
export class RawElements {
  constructor(readonly bytes: Buffer) {}
}

/** MongoDB's limit of 16 MB, plus room for the surrounding message. */
const LARGEST_DOCUMENT = 16 * 1024 * 1024 + 16 * 1024;

const TERMINATOR = Buffer.from([0]);

/** The type byte and name that precede a value. */
function elementHead(type: number, name: string, room = 0): Buffer {
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

/** Encodes an array of parts as a document and returns its size. Nothing is copied until the message is assembled. */
function frame(parts: Buffer[], build: () => void): number {
  const head = Buffer.allocUnsafe(4);
  const first = parts.push(head);
  build();
  parts.push(TERMINATOR);
  let size = 4;
  for (let i = first; i < parts.length; i++) size += (parts[i] as Buffer).length;
  head.writeInt32LE(size, 0);
  return size;
}

function addField(parts: Buffer[], name: string, value: unknown): void {
  if (value === undefined) return;
  if (value instanceof RawDocument) parts.push(elementHead(ElementType.object, name), value.bytes);
  else if (value instanceof RawElements) parts.push(value.bytes);
  else if (value instanceof RawDocuments) {
    parts.push(elementHead(ElementType.array, name));
    frame(parts, () => {
      value.items.forEach((item, index) => {
        parts.push(elementHead(ElementType.object, String(index)), item);
      });
    });
  } else if (isDocument(value)) {
    parts.push(elementHead(ElementType.object, name));
    addReply(parts, value);
  } else parts.push(encodeElement(name, value));
}

/** Appends a reply, which may contain raw BSON documents, to the parts of a message. Returns its size in bytes. */
export function addReply(parts: Buffer[], reply: Doc): number {
  return frame(parts, () => {
    for (const name of Object.keys(reply)) addField(parts, name, reply[name]);
  });
}

/** Encodes a reply that may contain raw BSON documents. */
export function encodeReply(reply: Doc): Buffer {
  const parts: Buffer[] = [];
  return Buffer.concat(parts, addReply(parts, reply));
}
