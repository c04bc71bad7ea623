import type { Doc } from '../../bson/types';
import { ErrorCode } from '../../error-codes';
import { asMongoError, MongoError } from '../../errors';
import { HeldByTransaction } from '../../storage/writes/lock-errors';

/** Errors that are not a statement's, but end the whole command. */
const WHOLE_COMMAND: ReadonlySet<number> = new Set([
  ErrorCode.WriteConflict,
  ErrorCode.InternalError,
  ErrorCode.MaxTimeMSExpired,
  40415,
]);

/** Converts the error of one statement for the reply's list. Errors that end the whole command are rethrown. */
export function writeError(error: unknown, index: number): Doc {
  if (error instanceof HeldByTransaction) throw error;
  const known = asMongoError(error);
  if (WHOLE_COMMAND.has(known.code)) throw error;
  return { index, code: known.code, ...known.details, errmsg: known.message };
}

/**
 * Checks that a statement has no fields but those it knows.
 * @throws MongoError 40415, as the whole command's error
 */
export function checkStatement(name: string, statement: Doc, known: ReadonlySet<string>): void {
  const unknown = Object.keys(statement).find((field) => !known.has(field));
  if (unknown) throw new MongoError(40415, `BSON field '${name}.${unknown}' is an unknown field.`);
}

/** Runs each statement; an ordered command stops at the first error, an unordered one continues. */
export function runStatements<T>(
  statements: readonly T[],
  ordered: boolean,
  run: (statement: T, index: number) => void,
): Doc[] {
  const errors: Doc[] = [];
  for (let index = 0; index < statements.length; index++) {
    try {
      run(statements[index] as T, index);
    } catch (error) {
      errors.push(writeError(error, index));
      if (ordered) break;
    }
  }
  return errors;
}

/** Adds the errors of statements to a reply. */
export function withErrors(reply: Doc, errors: Doc[]): Doc {
  return errors.length > 0 ? { ...reply, writeErrors: errors } : reply;
}
