import type { Doc } from '../bson/types';
import { documentOption } from '../commands/options/documents';
import { MongoError } from '../errors';
import { numericValue } from '../values/number';
import { TypeRank, typeRank } from '../values/type-rank';

const LEVELS = new Set(['local', 'available', 'majority', 'linearizable', 'snapshot']);

/**
 * Checks a command's read concern. A single server that acknowledges only durable writes satisfies all of them.
 */
export function checkConcerns(body: Doc): void {
  const level = documentOption(body, 'readConcern')?.level;
  if (level !== undefined && !LEVELS.has(String(level))) {
    throw new MongoError('InvalidOptions', `readConcern level '${String(level)}' is not supported here`);
  }
  if (body.apiVersion !== undefined && body.apiVersion !== '1') {
    throw new MongoError('APIVersionError', `API version must be "1", not ${String(body.apiVersion)}`);
  }
}

/** Adds the error of a write concern that asks for more members than there are to the reply of what was written. */
export function withWriteConcern(body: Doc, reply: Doc): Doc {
  const w = documentOption(body, 'writeConcern')?.w;
  if (
    w === undefined ||
    w === 'majority' ||
    (typeRank(w) === TypeRank.number && Number(numericValue(w)) <= 1)
  )
    return reply;
  const known = typeRank(w) === TypeRank.number;
  const error = known
    ? new MongoError('UnsatisfiableWriteConcern', 'Not enough data-bearing nodes')
    : new MongoError('UnknownReplWriteConcern', `No write concern mode named '${String(w)}' found`);
  const { code, codeName, message: errmsg } = error;
  return { ...reply, writeConcernError: { code, codeName, errmsg, errInfo: { writeConcern: { w } } } };
}
