import type { Doc } from '../bson/types';
import { MongoError } from '../errors';
import { numericValue, TypeRank, typeRank } from '../query/compare';
import { documentOption } from './options';

const LEVELS = new Set(['local', 'available', 'majority', 'linearizable']);

/**
 * Checks a command's read and write concerns. A single server that acknowledges only durable writes satisfies all of
 * them, except more than one member, and a snapshot over several commands outside a transaction.
 */
export function checkConcerns(body: Doc): void {
  const level = documentOption(body, 'readConcern')?.level;
  const inTransaction = body.autocommit === false;
  if (level !== undefined && !LEVELS.has(String(level)) && !(level === 'snapshot' && inTransaction)) {
    throw new MongoError('InvalidOptions', `readConcern level '${String(level)}' is not supported here`);
  }
  const w = documentOption(body, 'writeConcern')?.w;
  const members =
    typeRank(w) === TypeRank.number ? Number(numericValue(w)) : w === 'majority' || w === undefined ? 1 : 2;
  if (members > 1) throw new MongoError('UnsatisfiableWriteConcern', 'Not enough data-bearing nodes');
  if (body.apiVersion !== undefined && body.apiVersion !== '1') {
    throw new MongoError('APIVersionError', `API version must be "1", not ${String(body.apiVersion)}`);
  }
}
