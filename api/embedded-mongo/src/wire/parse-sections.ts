import { decodeDocument } from '../bson/decode';
import { ElementType } from '../bson/element-type';
import { elements } from '../bson/elements';
import type { Doc } from '../bson/types';
import { MongoError } from '../errors';

/** Fields of commands whose documents are stored as they are, and therefore not decoded. */
export const RAW_FIELDS = new Set(['documents']);

/** Decodes a command, except for documents that are stored as they are. */
export function parseBody(buffer: Buffer, sequences: Map<string, Buffer[]>): Doc {
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

/** Reads a list of documents that is sent beside the command. */
export function parseSequence(section: Buffer, sequences: Map<string, Buffer[]>): void {
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
