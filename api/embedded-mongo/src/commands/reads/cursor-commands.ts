import type { Long } from 'bson';
import type { Doc } from '../../bson/types';
import { labelResumable } from '../../change-streams/resumable';
import { MongoError } from '../../errors';
import { failGetMore } from '../../faults/fail-get-more';
import { numericValue } from '../../values/number';
import type { Command, Context } from '../context/context';
import { nonNegativeOption, stringOption } from '../options/scalars';

/** Waits for the next events of a change stream. */
async function moreChanges({ body, database, server }: Context, id: bigint): Promise<Doc> {
  try {
    failGetMore(server.failPoints);
    const namespace = `${database}.${stringOption(body, 'collection')}`;
    const [size, millis] = [nonNegativeOption(body, 'batchSize'), nonNegativeOption(body, 'maxTimeMS')];
    return await server.streams.next(id, namespace, size, millis);
  } catch (error) {
    throw labelResumable(error);
  }
}

function runGetMore(context: Context): Doc | Promise<Doc> {
  const { body, database } = context;
  const id = body.getMore as Long;
  if (typeof id !== 'object' || id === null)
    throw new MongoError('TypeMismatch', 'getMore needs a cursor id');
  const cursor = BigInt(numericValue(id));
  if (context.server.streams.has(cursor)) return moreChanges(context, cursor);
  failGetMore(context.server.failPoints);
  const batchSize = nonNegativeOption(body, 'batchSize');
  return context.server.cursors.next(cursor, `${database}.${stringOption(body, 'collection')}`, batchSize);
}

function runKillCursors(context: Context): Doc {
  const ids = Array.isArray(context.body.cursors) ? (context.body.cursors as Long[]) : [];
  const { cursors, streams } = context.server;
  const close = (id: bigint): boolean => cursors.close(id) || streams.close(id);
  const killed = ids.filter((id) => close(BigInt(numericValue(id))));
  return {
    cursorsKilled: killed,
    cursorsNotFound: ids.filter((id) => !killed.includes(id)),
    cursorsAlive: [],
    cursorsUnknown: [],
    ok: 1,
  };
}

/** Commands on open cursors. */
export const cursorCommands: Record<string, Command> = {
  getMore: { run: runGetMore, inTransaction: true, fields: ['collection', 'batchSize'] },
  killCursors: { run: runKillCursors, inTransaction: true, fields: ['cursors'] },
};
