import type { ClientSession } from 'mongodb';
import type { TestDatabase } from './database';

type WithTwo = (run: (a: ClientSession, b: ClientSession) => Promise<void>) => Promise<void>;

/** Returns a function that runs with two sessions, both in a transaction, and ends what is left of them. */
export function twoTransactions(database: TestDatabase): WithTwo {
  return async (run) => {
    const sessions = [database.client.startSession(), database.client.startSession()] as const;
    try {
      for (const session of sessions) session.startTransaction();
      await run(...sessions);
    } finally {
      for (const session of sessions) {
        if (session.inTransaction()) await session.abortTransaction();
        await session.endSession();
      }
    }
  };
}
