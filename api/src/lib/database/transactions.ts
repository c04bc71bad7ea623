import { type ClientSession, type MongoClient, MongoError, MongoErrorLabel } from 'mongodb';
import { isDatabaseOutage, UnfinishedTransaction } from './database-outage';

export interface TransactionServices {
  client: MongoClient;
  /** When the work of a request has to be over, by `performance.now()`; unset outside of requests. */
  workUntil?: number;
}

/** The time of a transaction outside of requests: the driver alone would repeat it for two minutes. */
const LIMIT_MS = 8000;

/** What a transaction has come to, for whoever stops waiting for it. */
interface Progress {
  isOver: boolean;
  isCommitSent: boolean;
  session?: ClientSession;
}

const isUnknown = (error: unknown): boolean =>
  error instanceof MongoError && error.hasErrorLabel(MongoErrorLabel.UnknownTransactionCommitResult);

/**
 * Makes the database abort a transaction at once, so that it holds up no one, whatever its own connection waits for. If
 * that fails, the database ends it by itself later.
 */
async function kill(client: MongoClient, { session }: Progress): Promise<void> {
  if (!session?.id) return;
  const command = { killSessions: [session.id] };
  await client
    .db('admin')
    .command(command)
    .catch(() => undefined);
}

/** Commits, and asks again while the outcome is unknown and there is time. */
async function commit(client: MongoClient, session: ClientSession, progress: Progress): Promise<void> {
  for (;;) {
    progress.isCommitSent = true;
    try {
      return await session.commitTransaction();
    } catch (error) {
      // A commit of another outcome was refused. The driver takes its transaction for ended: the database may not.
      progress.isCommitSent = isUnknown(error);
      if (!progress.isCommitSent) await kill(client, progress);
      if (progress.isOver || !progress.isCommitSent) throw error;
    }
  }
}

/** Runs and repeats the transaction as the driver does, but begins and commits nothing when its time is over. */
function run<Result>(
  client: MongoClient,
  progress: Progress,
  work: (session: ClientSession) => Promise<Result>,
): Promise<Result> {
  const requireTime = () => {
    if (progress.isOver) throw new UnfinishedTransaction(true);
  };
  return client.withSession((session) => {
    progress.session = session;
    return session.withTransaction(async () => {
      requireTime();
      const result = await work(session);
      requireTime();
      await commit(client, session, progress);
      return result;
    });
  });
}

/**
 * Runs work in a transaction, again after a conflict or a lost connection, until the time of its request is over. Then
 * it does not wait any longer for the database, and the transaction is not committed any more.
 * @throws {UnfinishedTransaction} when the time is over or the database is out of reach
 */
export async function inTransaction<Result>(
  { client, workUntil = performance.now() + LIMIT_MS }: TransactionServices,
  work: (session: ClientSession) => Promise<Result>,
): Promise<Result> {
  if (workUntil <= performance.now()) throw new UnfinishedTransaction(true);
  const progress: Progress = { isOver: false, isCommitSent: false };
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    const stop = () => {
      progress.isOver = true;
      reject(new UnfinishedTransaction(!progress.isCommitSent));
      if (!progress.isCommitSent) void kill(client, progress);
    };
    timer = setTimeout(stop, workUntil - performance.now());
  });
  try {
    return await Promise.race([run(client, progress, work), limit]);
  } catch (error) {
    if (progress.isCommitSent || !isDatabaseOutage(error)) throw error;
    throw new UnfinishedTransaction(true, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
