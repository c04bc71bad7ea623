import { type Doc, isBson } from '../bson/types';
import { asMongoError, ErrorCode, MongoError } from '../errors';
import { checkFields } from '../execution/common-fields';
import { errorLabels, withWriteConcernLabels } from '../execution/error-labels';
import { runWrite } from '../execution/run-write';
import { runInTransaction, transactionOf } from '../execution/transaction-run';
import { ConnectionClosed, failAfter, failBefore } from '../faults/fail-command';
import type { Checkpoint } from '../query/execute';
import type { Connection, Handler } from '../wire/connection';
import type { Request } from '../wire/message';
import { checkConcerns } from './concerns';
import type { Context, Server } from './context';
import { numberOption } from './options';
import { findCommand } from './registry';
import { sessionId } from './session-commands';

/** Creates the function that executes commands. */
export function dispatcher(server: Server): Handler {
  return async (request, connection) => {
    try {
      return await execute(server, request, connection);
    } catch (error) {
      if (error instanceof ConnectionClosed) return undefined;
      return errorReply(asMongoError(error), request.body);
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
  if (command.adminOnly && database !== 'admin') {
    throw new MongoError('Unauthorized', `${name} may only be run against the admin database.`);
  }
  const session = sessionId(body.lsid);
  const number = isBson(body.txnNumber, 'Long') ? body.txnNumber.toBigInt() : undefined;
  const ending = name === 'commitTransaction' || name === 'abortTransaction';
  const transaction = ending ? undefined : transactionOf(server, { body, session, number }, name, command);
  if (transaction) transaction.connection = connection.id;
  const context: Context = {
    server,
    database,
    body,
    sequences: request.sequences,
    connectionId: connection.id,
    session,
    transaction,
    reader: transaction?.unit ?? server.engine.store,
    checkpoint: deadline(server, body),
    write: (action) => runWrite(context, number, action),
  };
  const reply = await (transaction
    ? runInTransaction(server, transaction, command, context)
    : command.run(context));
  return server.failPoints
    ? withWriteConcernLabels(failAfter(server.failPoints, target, reply), name, body)
    : reply;
}

/** Aborts a command that runs longer than its `maxTimeMS`. */
function deadline({ failPoints }: Server, body: Doc): Checkpoint | undefined {
  const millis = 'getMore' in body ? undefined : numberOption(body, 'maxTimeMS');
  if (!millis) return undefined;
  const expired = () => new MongoError(ErrorCode.MaxTimeMSExpired, 'operation exceeded time limit');
  if (failPoints?.evaluate('maxTimeAlwaysTimeOut')) throw expired();
  if (failPoints?.evaluate('maxTimeNeverTimeOut')) return undefined;
  const end = performance.now() + millis;
  return () => {
    if (performance.now() > end) throw expired();
  };
}
