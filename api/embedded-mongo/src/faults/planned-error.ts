import type { Doc } from '../bson/types';
import { MongoError } from '../errors';
import { numericValue } from '../values/number';

/** Thrown where a fail point closes the connection: the command gets no reply. */
export class ConnectionClosed extends Error {}

/** The labels that the fail point gives the reply instead of those that the server would. */
function labelsOf(data: Doc): string[] | undefined {
  return Array.isArray(data.errorLabels) ? data.errorLabels.map(String) : undefined;
}

/** The error that a fail point's data describes. */
export function plannedError(code: unknown, point: string, data: Doc = {}): MongoError {
  const extra = data.errorExtraInfo as Doc | undefined;
  const message = `Failing command via '${point}' failpoint`;
  return new MongoError(Number(numericValue(code)), message, { details: extra, onlyLabels: labelsOf(data) });
}
