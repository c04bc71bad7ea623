import type { Doc } from '../bson/types';
import { asMongoError, ErrorCode } from '../errors';
import { HeldByTransaction } from '../storage/locks';

/** The error of one statement, as a write command lists it. Errors that end the whole command are thrown on. */
export function writeError(error: unknown, index: number): Doc {
  if (error instanceof HeldByTransaction) throw error;
  const known = asMongoError(error);
  if (known.code === ErrorCode.WriteConflict || known.code === ErrorCode.InternalError) throw error;
  return { index, code: known.code, ...known.details, errmsg: known.message };
}

/** Runs each statement; after an error an ordered command stops, an unordered one goes on. */
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

export function withErrors(reply: Doc, errors: Doc[]): Doc {
  return errors.length > 0 ? { ...reply, writeErrors: errors } : reply;
}
