import { type Doc, isBson } from '../bson/types';
import { gossip, readTimes } from '../cluster/read-times';
import type { ReadSnapshot } from '../cluster/snapshots';
import { asMongoError, MongoError } from '../errors';
import { checkFields } from '../execution/common-fields';
import { errorLabels, withWriteConcernLabels } from '../execution/error-labels';
import { runWrite } from '../execution/run-write';
import { runInTransaction, transactionOf } from '../execution/transaction-run';
import { ConnectionClosed, failAfter, failBefore } from '../faults/fail-command';
import { TimeLimit, timeLimitExceeded, withLimit } from '../time-limit';
import type { Connection, Handler } from '../wire/connection';
import type { Request } from '../wire/message';
import { checkConcerns, withWriteConcern } from './concerns';
import type { Command, Context, Server } from './context';
import { numberOption } from './options';
import { findCommand } from './registry';
import { sessionId } from './session-commands';

/** Creates the function that executes commands. */
export function dispatcher(server: Server): Handler {
  return async (request, connection) => {
    try {
      return { ...(await execute(server, request, connection)), $time: server.clock.elements };
    } catch (error) {
      if (error instanceof ConnectionClosed) return undefined;
      return { ...errorReply(asMongoError(error), request.body), $time: server.clock.elements };
    }
  };
}

function errorReply(error: MongoError, body: Doc): Doc {
  const labels = errorLabels(error, Object.keys(body)[0] ?? '', body);
  return {
    ok: 0,
    errmsg: error.message,
    code: error.code,
    codeName: error.codeName,
    ...error.details,
    ...(labels.length > 0 && { errorLabels: labels }),
  };
}

/** The command of a message, ready to run. */
function parseCommand(server: Server, { body }: Request) {
  const requested = Object.keys(body)[0] ?? '';
  const found = findCommand(requested);
  if (!found || (found.command.testOnly && !server.failPoints))
    throw new MongoError('CommandNotFound', `no such command: '${requested}'`);
  const { name, command } = found;
  if (name !== requested) body[name] = body[requested];
  const database = typeof body.$db === 'string' ? body.$db : 'admin';
  return { name, command, requested, database };
}

async function execute(server: Server, request: Request, connection: Connection): Promise<Doc> {
  const { body } = request;
  const { name, command, requested, database } = parseCommand(server, request);
  connection.identify(body);
  const target = { name, database, body, appName: connection.appName };
  if (server.failPoints) await failBefore(server.failPoints, target);
  checkFields(command, name, requested, body);
  checkConcerns(body);
  gossip(server.clock, body);
  if (command.adminOnly && database !== 'admin') {
    throw new MongoError('Unauthorized', `${name} may only be run against the admin database.`);
  }
  const session = sessionId(body.lsid);
  if (session) server.sessionUse.note(session, Date.now());
  const number = isBson(body.txnNumber, 'Long') ? body.txnNumber.toBigInt() : undefined;
  const ending = name === 'commitTransaction' || name === 'abortTransaction';
  const transaction = ending ? undefined : transactionOf(server, { body, session, number }, name, command);
  if (transaction) transaction.connection = connection.id;
  const snapshot = snapshotOf(server, body, name, command);
  const context: Context = {
    server,
    database,
    body,
    sequences: request.sequences,
    connectionId: connection.id,
    session,
    transaction,
    snapshot,
    reader: transaction?.unit ?? snapshot?.reader ?? server.engine.store,
    limit: timeLimit(server, body),
    write: (action) => runWrite(context, number, (unit) => withLimit(context.limit, () => action(unit))),
  };
  const reply = withWriteConcern(
    body,
    await withLimit(context.limit, () =>
      transaction ? runInTransaction(server, transaction, command, context) : command.run(context),
    ),
  );
  return server.failPoints
    ? withWriteConcernLabels(failAfter(server.failPoints, target, reply), name, body)
    : reply;
}

/** Returns the state that a read outside a transaction asks for. */
function snapshotOf(server: Server, body: Doc, name: string, command: Command): ReadSnapshot | undefined {
  // A cursor reads the state that it was opened with.
  if (body.readConcern === undefined || name === 'getMore') return undefined;
  const { isSnapshot, atClusterTime } = readTimes(server.clock, body);
  if (!isSnapshot || body.autocommit === false) return undefined;
  if (command.readsSnapshots) return server.snapshots.at(atClusterTime);
  throw new MongoError('InvalidOptions', `${name} does not support readConcern level snapshot`);
}

/** A cursor works under the limit of the command that opened it; `getMore` has none of its own. */
function timeLimit({ failPoints }: Server, body: Doc): TimeLimit | undefined {
  const millis = 'getMore' in body ? undefined : numberOption(body, 'maxTimeMS');
  if (!millis) return undefined;
  if (failPoints?.evaluate('maxTimeAlwaysTimeOut')) throw timeLimitExceeded();
  return failPoints?.evaluate('maxTimeNeverTimeOut') ? undefined : new TimeLimit(millis);
}
