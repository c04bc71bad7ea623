import { type Doc, isBson } from '../bson/types';
import { gossip } from '../cluster/read-times';
import type { Context, Server } from '../commands/context/context';
import { findCommand } from '../commands/registry';
import { sessionId } from '../commands/sessions/session-id';
import { MongoError } from '../errors';
import { failAfter, failBefore } from '../faults/fail-command';
import { withLimit } from '../time-limit';
import type { Connection } from '../wire/connection';
import type { Request } from '../wire/parse-message';
import { snapshotOf, timeLimit } from './command-state';
import { checkFields } from './common-fields';
import { checkConcerns, withWriteConcern } from './concerns';
import { withWriteConcernLabels } from './error-labels';
import { runWrite } from './run-write';
import { runInTransaction, transactionOf } from './transaction-run';

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

/** Runs the command of a message and returns its reply. */
export async function execute(server: Server, request: Request, connection: Connection): Promise<Doc> {
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
