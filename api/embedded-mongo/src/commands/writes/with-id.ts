import { ObjectId } from 'bson';
import { checkId } from '../../bson/check-id';
import { decodeValue } from '../../bson/decode';
import { ElementType } from '../../bson/element-type';
import { elements } from '../../bson/elements';
import { encodeElement, joinElements } from '../../bson/encode';
import { validateDocument } from '../../bson/validate';
import { MongoError } from '../../errors';

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
