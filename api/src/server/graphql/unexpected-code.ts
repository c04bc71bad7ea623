import type { GraphQLError } from 'graphql';
import { isDatabaseOutage, UnfinishedTransaction } from '../../lib/database/database-outage';

/** Undefined for a document that names no known operation. */
export type OperationType = 'query' | 'mutation' | 'subscription' | undefined;
type UnexpectedCode = 'INTERNAL' | 'SAVED_NOT_SHOWN' | 'UNAVAILABLE' | 'UNCONFIRMED';

/**
 * A mutation's root field is done before the fields of its payload are read: an outage there hides a result, and one
 * in the root field leaves open whether it was stored, unless its transaction is known not to be.
 */
export function unexpectedCode(
  { originalError, path = [] }: GraphQLError,
  operation: OperationType,
): UnexpectedCode {
  if (!isDatabaseOutage(originalError)) return 'INTERNAL';
  if (operation !== 'mutation') return 'UNAVAILABLE';
  if (path.length > 1) return 'SAVED_NOT_SHOWN';
  const isUndone = originalError instanceof UnfinishedTransaction && originalError.isUndone;
  return isUndone ? 'UNAVAILABLE' : 'UNCONFIRMED';
}
