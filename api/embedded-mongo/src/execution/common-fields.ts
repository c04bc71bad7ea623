import type { Doc } from '../bson/types';
import type { Command } from '../commands/context/context';
import { MongoError } from '../errors';

/** Fields that every command accepts. */
const COMMON = new Set([
  ...['$db', 'lsid', 'txnNumber', 'autocommit', 'startTransaction', 'stmtId', 'stmtIds', '$readPreference'],
  ...['$clusterTime', 'readConcern', 'writeConcern', 'maxTimeMS', 'comment', 'apiVersion', 'apiStrict'],
  ...['apiDeprecationErrors', '$client'],
]);

/**
 * Checks that a command has no fields but those it knows.
 * @throws MongoError 40415 for any other field.
 */
export function checkFields(command: Command, name: string, requested: string, body: Doc): void {
  if (command.fields === 'any') return;
  for (const field of Object.keys(body)) {
    if (field === name || field === requested || COMMON.has(field) || command.fields.includes(field))
      continue;
    throw new MongoError(40415, `BSON field '${name}.${field}' is an unknown field.`);
  }
}
