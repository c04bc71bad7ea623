import { type Doc, isBson } from '../../bson/types';
import { MongoError } from '../../errors';
import type { Command, Context } from '../context/context';
import { sessionId } from './session-id';

function sessionsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.flatMap((item) => sessionId(item) ?? []) : [];
}

function end(name: string): Command {
  return {
    run(context) {
      for (const session of sessionsOf(context.body[name])) {
        context.server.sessions.endSession(session);
        context.server.sessionUse.end(session);
      }
      return { ok: 1 };
    },
    fields: [],
  };
}

/** The session and number of the transaction that `commitTransaction` or `abortTransaction` refers to. */
function transactionOf(context: Context): [string, bigint] {
  const { session, body } = context;
  if (!session || !isBson(body.txnNumber, 'Long')) {
    throw new MongoError(50768, 'commitTransaction and abortTransaction need a session and a txnNumber');
  }
  return [session, body.txnNumber.toBigInt()];
}

async function commit(context: Context): Promise<Doc> {
  await context.server.sessions.commit(...transactionOf(context));
  return { ok: 1 };
}

function abort(context: Context): Doc {
  context.server.sessions.abort(...transactionOf(context));
  return { ok: 1 };
}

/** Commands on sessions and their transactions. */
export const sessionCommands: Record<string, Command> = {
  startSession: {
    run: () => {
      throw new MongoError('CommandNotSupported', 'sessions are started by the driver');
    },
    fields: 'any',
  },
  endSessions: end('endSessions'),
  killSessions: end('killSessions'),
  killAllSessions: {
    run({ server }) {
      server.sessions.endAll();
      server.sessionUse.endAll();
      return { ok: 1 };
    },
    fields: [],
  },
  refreshSessions: { run: () => ({ ok: 1 }), fields: [] },
  commitTransaction: { run: commit, inTransaction: true, fields: ['recoveryToken'], adminOnly: true },
  abortTransaction: { run: abort, inTransaction: true, fields: ['recoveryToken'], adminOnly: true },
};
