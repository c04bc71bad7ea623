import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';

/** Returns the name and operand of a stage. */
export function stageParts(stage: unknown): [string, unknown] {
  const entries = isDocument(stage) ? Object.entries(stage) : [];
  if (entries.length !== 1) {
    throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
  }
  return entries[0] as [string, unknown];
}
