import { type Doc, isBson } from '../bson/types';
import { asMongoError, ErrorCode, MongoError } from '../errors';
import type { Checkpoint } from '../query/execute';
import { rememberedReply, rememberReply } from '../transactions/session-records';
import type { Transaction } from '../transactions/transaction';
import type { Connection } from '../wire/connection';
import type { Request } from '../wire/message';
import { checkConcerns } from './concerns';
import type { Command, Context, Server } from './context';
import { flag, numberOption } from './options';
import { findCommand } from './registry';
import { sessionId } from './session-commands';

/** Fields that every command accepts. */
const COMMON = new Set([
  ...[
    '$db',
    'lsid',
    'txnNumber',
    'autocommit',
    'startTransaction',
    'stmtId',
    'stmtIds',
    '$readPreference',
    '$clusterTime',
  ],
  ...[
    'readConcern',
    'writeConcern',
    'maxTimeMS',
    'comment',
    'apiVersion',
    'apiStrict',
    'apiDeprecationErrors',
    '$client',
  ],
]);

/** Creates the function that executes commands. */
export function dispatcher(server: Server): (request: Request, connection: Connection) => Promise<Doc> {
  return async (request, connection) => {
    try {
      return await execute(server, request, connection);
    } catch (error) {
      return errorReply(asMongoError(error));
    }
  };
}

function errorReply(error: MongoError): Doc {
  return {
    ok: 0,
    errmsg: error.message,
    code: error.code,
    codeName: error.codeName,
    ...error.details,
    ...(error.labels.length > 0 && { errorLabels: error.labels }),
  };
}

async function execute(server: Server, request: Request, connection: Connection): Promise<Doc> {
  const { body } = request;
  const requested = Object.keys(body)[0] ?? '';
  const found = findCommand(requested);
  if (!found) throw new MongoError('CommandNotFound', `no such command: '${requested}'`);
  const { name, command } = found;
  if (name !== requested) body[name] = body[requested];
  checkFields(command, name, requested, body);
  checkConcerns(body);
  const database = typeof body.$db === 'string' ? body.$db : 'admin';
  if (command.adminOnly && database !== 'admin') {
    throw new MongoError('Unauthorized', `${name} may only be run against the admin database.`);
  }
  const session = sessionId(body.lsid);
  const number = isBson(body.txnNumber, 'Long') ? body.txnNumber.toBigInt() : undefined;
  const ending = name === 'commitTransaction' || name === 'abortTransaction';
  const transaction = ending ? undefined : transactionOf(server, body, session, number, name, command);
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
    checkpoint: deadline(body),
    write: (action) => write(context, transaction === undefined ? number : undefined, action),
  };
  return transaction ? runInTransaction(server, transaction, command, context) : command.run(context);
}

function checkFields(command: Command, name: string, requested: string, body: Doc): void {
  if (command.fields === 'any') return;
  for (const field of Object.keys(body)) {
    if (field === name || field === requested || COMMON.has(field) || command.fields.includes(field))
      continue;
    throw new MongoError(40415, `BSON field '${name}.${field}' is an unknown field.`);
  }
}

function transactionOf(
  server: Server,
  body: Doc,
  session: string | undefined,
  number: bigint | undefined,
  name: string,
  command: Command,
): Transaction | undefined {
  if (body.autocommit !== false) return undefined;
  if (!session || number === undefined)
    throw new MongoError('InvalidOptions', 'a transaction needs a session and a txnNumber');
  if (!command.inTransaction) {
    throw new MongoError(
      'OperationNotSupportedInTransaction',
      `Cannot run '${name}' in a multi-document transaction.`,
    );
  }
  if (flag(body, 'startTransaction')) return server.sessions.begin(session, number);
  return server.sessions.current(session, number);
}

/** Any error aborts a transaction, as in MongoDB: the client has to start over. */
async function runInTransaction(
  server: Server,
  transaction: Transaction,
  command: Command,
  context: Context,
): Promise<Doc> {
  transaction.busy++;
  try {
    const reply = await command.run(context);
    if ('writeErrors' in reply) server.sessions.discard(transaction);
    return reply;
  } catch (error) {
    server.sessions.discard(transaction);
    throw error;
  } finally {
    transaction.busy--;
    transaction.lastUsed = performance.now();
  }
}

/** Runs a command's writes: in its transaction, or as one commit that stores its reply for a retry. */
function write(
  context: Context,
  number: bigint | undefined,
  action: Parameters<Context['write']>[0],
): Promise<Doc> {
  const { server, session, transaction } = context;
  if (transaction) return Promise.resolve(action(transaction.unit));
  return server.engine.write((unit) => {
    if (number === undefined || session === undefined) return action(unit);
    const known = rememberedReply(unit, session, number);
    if (known) return known;
    const reply = action(unit);
    rememberReply(unit, session, number, reply, Date.now());
    return reply;
  });
}

/** Aborts a command that runs longer than its `maxTimeMS`. */
function deadline(body: Doc): Checkpoint | undefined {
  const millis = 'getMore' in body ? undefined : numberOption(body, 'maxTimeMS');
  if (!millis) return undefined;
  const end = performance.now() + millis;
  return () => {
    if (performance.now() > end)
      throw new MongoError(ErrorCode.MaxTimeMSExpired, 'operation exceeded time limit');
  };
}
