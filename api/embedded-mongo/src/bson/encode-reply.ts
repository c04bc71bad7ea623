import { ElementType } from './element-type';
import { elementHead, encodeElement, TERMINATOR } from './encode';
import { RawDocument, RawDocuments, RawElements } from './raw';
import { type Doc, isDocument } from './types';

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
