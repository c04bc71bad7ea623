import { serialize } from 'bson';
import { type Doc, ElementType, isDocument } from './types';

/** A document that is already BSON and is copied into a message as it is. */
export class RawDocument {
  constructor(readonly bytes: Buffer) {}
}

/** A list of documents that are already BSON. */
export class RawDocuments {
  constructor(readonly items: Buffer[]) {}
}

const TERMINATOR = Buffer.from([0]);

function elementHead(type: number, name: string): Buffer {
  const head = Buffer.allocUnsafe(Buffer.byteLength(name) + 2);
  head[0] = type;
  head.write(name, 1);
  head[head.length - 1] = 0;
  return head;
}

/** Joins encoded elements to a document. */
export function joinElements(parts: Buffer[]): Buffer {
  let size = 5;
  for (const part of parts) size += part.length;
  const head = Buffer.allocUnsafe(4);
  head.writeInt32LE(size, 0);
  return Buffer.concat([head, ...parts, TERMINATOR], size);
}

/** Encodes one field as an element, with its type and name. */
export function encodeElement(name: string, value: unknown): Buffer {
  const field: Doc = {};
  Object.defineProperty(field, name, { value, enumerable: true });
  const bytes = encodeDocument(field);
  return bytes.subarray(4, bytes.length - 1);
}

/** Encodes a document; fields that are undefined are left out. */
export function encodeDocument(doc: Doc): Buffer {
  const bytes = serialize(doc, { ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function rawArray(items: Buffer[]): Buffer {
  const parts: Buffer[] = [];
  items.forEach((item, index) => {
    parts.push(elementHead(ElementType.object, String(index)), item);
  });
  return joinElements(parts);
}

function encodeReplyField(name: string, value: unknown): Buffer[] {
  if (value instanceof RawDocument) return [elementHead(ElementType.object, name), value.bytes];
  if (value instanceof RawDocuments) return [elementHead(ElementType.array, name), rawArray(value.items)];
  if (isDocument(value)) return [elementHead(ElementType.object, name), encodeReply(value)];
  return [encodeElement(name, value)];
}

/** Encodes a reply in which documents may already be BSON. */
export function encodeReply(reply: Doc): Buffer {
  return joinElements(
    Object.entries(reply).flatMap(([name, value]) =>
      value === undefined ? [] : encodeReplyField(name, value),
    ),
  );
}
