import { ObjectId } from 'bson';
import { checkId } from '../bson/check-id';
import { decodeValue, elements } from '../bson/decode';
import { encodeElement, joinElements } from '../bson/encode';
import { ElementType } from '../bson/types';
import { validateDocument } from '../bson/validate';
import { MongoError } from '../errors';
import { type Command, type Context, collectionName, ensureCollection } from './context';
import { flag } from './options';
import { runStatements, withErrors } from './write-errors';

const MAX_DOCUMENT = 16 * 1024 * 1024;

/** Returns the document with `_id` as its first field, generating one if it is missing. */
export function withId(raw: Buffer): Buffer {
  if (raw.length > MAX_DOCUMENT) {
    throw new MongoError(
      'BSONObjectTooLarge',
      `object to insert too large. size in bytes: ${raw.length}, max size: ${MAX_DOCUMENT}`,
    );
  }
  validateDocument(raw);
  const found: { first: boolean; id?: Buffer } = { first: true };
  const others: Buffer[] = [];
  for (const { type, name, start, value, end } of elements(raw)) {
    if (name !== '_id') {
      if (!found.id) found.first = false;
      others.push(raw.subarray(start, end));
      continue;
    }
    if (type === ElementType.array || type === ElementType.regex || type === ElementType.undefined) {
      throw new MongoError(
        53,
        `The '_id' value cannot be of type ${type === ElementType.array ? 'array' : type === ElementType.regex ? 'regex' : 'undefined'}`,
      );
    }
    if (type === ElementType.object) checkId(decodeValue(type, raw, value));
    found.id = raw.subarray(start, end);
  }
  if (found.id && found.first) return raw;
  return joinElements([found.id ?? encodeElement('_id', new ObjectId()), ...others]);
}

function runInsert(context: Context) {
  const documents = context.sequences.get('documents');
  if (!documents || documents.length === 0) {
    throw new MongoError(
      'InvalidOptions',
      'Write batch sizes must be between 1 and 100000. Got 0 operations.',
    );
  }
  const ordered = flag(context.body, 'ordered', true);
  collectionName(context, 'insert');
  return context.write((unit) => {
    const collection = ensureCollection(context, 'insert');
    let n = 0;
    const errors = runStatements(documents, ordered, (raw) => {
      context.server.records.insert(unit, collection, withId(raw));
      n++;
    });
    return withErrors({ n, ok: 1 }, errors);
  });
}

export const insertCommands: Record<string, Command> = {
  insert: {
    run: runInsert,
    inTransaction: true,
    fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  },
};
