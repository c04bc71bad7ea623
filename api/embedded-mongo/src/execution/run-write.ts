import type { Doc } from '../bson/types';
import type { Context } from '../commands/context/context';
import { type WriteFault, writeFault } from '../faults/write-fault';
import { rememberedReply, rememberReply } from '../transactions/session-records';

type Action = Parameters<Context['write']>[0];

/** Runs a command's writes: in its transaction, or as one commit that stores its reply for a retry. */
export async function runWrite(context: Context, number: bigint | undefined, action: Action): Promise<Doc> {
  const { server, session, transaction } = context;
  if (transaction) return action(transaction.unit);
  if (number === undefined || session === undefined) return server.engine.write(action);
  let fault: WriteFault | undefined;
  const reply = await server.engine.write((unit) => {
    const known = rememberedReply(unit, session, number);
    if (known) return known;
    const result = action(unit);
    fault = writeFault(server.failPoints, context.body);
    fault?.beforeCommit();
    rememberReply(unit, session, number, result, Date.now());
    return result;
  });
  fault?.afterCommit();
  return reply;
}
