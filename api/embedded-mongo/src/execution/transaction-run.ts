import type { Doc } from '../bson/types';
import type { Command, Context, Server } from '../commands/context/context';
import { flag } from '../commands/options/scalars';
import { MongoError } from '../errors';
import type { Transaction } from '../transactions/transaction';

/** The parts of a command that say which transaction it belongs to. */
export interface TransactionFields {
  body: Doc;
  session: string | undefined;
  number: bigint | undefined;
}

/**
 * Returns the transaction that a command belongs to, starting it with its first command; undefined outside one.
 * @throws MongoError for a command that cannot run in a transaction, or one without a session.
 */
export function transactionOf(
  server: Server,
  { body, session, number }: TransactionFields,
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
export async function runInTransaction(
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
