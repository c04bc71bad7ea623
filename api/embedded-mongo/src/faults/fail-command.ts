import { setTimeout as wait } from 'node:timers/promises';
import type { Doc } from '../bson/types';
import { ErrorCode } from '../error-codes';
import { MongoError } from '../errors';
import { numericValue } from '../values/number';
import type { FailPoints } from './fail-points';

/** Thrown where a fail point closes the connection: the command gets no reply. */
export class ConnectionClosed extends Error {}

/** What `failCommand` selects commands by. */
export interface Target {
  name: string;
  database: string;
  body: Doc;
  /** The name of the application that the connection's client gave. */
  appName: string | undefined;
}

function selects(data: Doc, { name, database, body, appName }: Target): boolean {
  if (name === 'configureFailPoint') return false;
  if (data.appName !== undefined && data.appName !== appName) return false;
  const collection = name === 'getMore' ? body.collection : body[name];
  if (data.namespace !== undefined && data.namespace !== `${database}.${String(collection)}`) return false;
  const commands = Array.isArray(data.failCommands) ? data.failCommands : [];
  return data.failAllCommands === true || commands.includes(name);
}

const asNumber = (value: unknown): number | undefined =>
  value === undefined || value === null ? undefined : Number(numericValue(value));

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

/**
 * Stalls, fails or disconnects a command before it runs, as `failCommand` says.
 * @throws MongoError with the code that the fail point gives.
 * @throws ConnectionClosed if it closes the connection.
 */
export async function failBefore(points: FailPoints, target: Target): Promise<void> {
  const data = points.evaluate(
    'failCommand',
    (point) =>
      selects(point, target) &&
      (point.closeConnection === true || point.blockConnection === true || point.errorCode !== undefined),
  );
  if (!data) return;
  if (data.blockConnection === true) await wait(asNumber(data.blockTimeMS) ?? 0);
  if (data.closeConnection === true) throw new ConnectionClosed();
  if (data.errorCode !== undefined) throw plannedError(data.errorCode, 'failCommand', data);
}

/** Adds the write concern error that `failCommand` has for a command that succeeded. */
export function failAfter(points: FailPoints, target: Target, reply: Doc): Doc {
  const data = points.evaluate(
    'failCommand',
    (point) => point.writeConcernError !== undefined && selects(point, target),
  );
  if (!data) return reply;
  return {
    ...reply,
    writeConcernError: data.writeConcernError,
    ...(Array.isArray(data.errorLabels) && { errorLabels: data.errorLabels }),
  };
}

/** Applies `failGetMoreAfterCursorCheckout`. */
export function failGetMore(points: FailPoints | undefined): void {
  const data = points?.evaluate('failGetMoreAfterCursorCheckout');
  if (data?.closeConnection === true) throw new ConnectionClosed();
  if (data)
    throw plannedError(data.errorCode ?? ErrorCode.InternalError, 'failGetMoreAfterCursorCheckout', data);
}

/** What `onPrimaryTransactionalWrite` does to a numbered write. */
export interface WriteFault {
  /** Called inside the commit, after the write's statements. */
  beforeCommit(): void;
  /** Called when the write is durable. */
  afterCommit(): void;
}

/** How often a write command evaluates the fail point: documents are inserted together, other statements one by one. */
function statementsOf(body: Doc): number {
  const list = body.updates ?? body.deletes;
  return Array.isArray(list) ? list.length : 1;
}

/** Returns the fault of a numbered write, if `onPrimaryTransactionalWrite` is set. */
export function writeFault(points: FailPoints | undefined, body: Doc): WriteFault | undefined {
  let data: Doc | undefined;
  for (let left = points ? statementsOf(body) : 0; left > 0; left--)
    data = points?.evaluate('onPrimaryTransactionalWrite') ?? data;
  if (!data) return undefined;
  const { closeConnection, failBeforeCommitExceptionCode: code } = data;
  return {
    beforeCommit() {
      if (code === undefined) return;
      if (closeConnection !== false) throw new ConnectionClosed();
      throw plannedError(code, 'onPrimaryTransactionalWrite', data);
    },
    afterCommit() {
      if (closeConnection !== false) throw new ConnectionClosed();
    },
  };
}
