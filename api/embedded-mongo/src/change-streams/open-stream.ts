import { compileStages } from '../aggregate/stages/compile-stages';
import { stageParts } from '../aggregate/stages/stage-parts';
import type { Doc } from '../bson/types';
import { environmentOf } from '../commands/aggregate/environment';
import type { Context } from '../commands/context/context';
import { documentOption } from '../commands/options/documents';
import { nonNegativeOption } from '../commands/options/scalars';
import { MongoError } from '../errors';
import { ChangeStream } from './change-stream';
import { lookupIn } from './lookup';
import { labelResumable } from './resumable';
import { parseStreamOptions } from './stream-options';
import { scopeOf } from './stream-scope';

/** Stages that may follow `$changeStream`: they handle one event at a time. */
const ALLOWED = new Set([
  ...['$match', '$project', '$addFields', '$set', '$unset', '$replaceRoot', '$replaceWith'],
]);

/** Whether a pipeline asks for changes instead of documents. */
export function isChangeStream(pipeline: unknown): pipeline is [Doc, ...unknown[]] {
  const first: unknown = Array.isArray(pipeline) ? pipeline[0] : undefined;
  return typeof first === 'object' && first !== null && '$changeStream' in first;
}

function checkStages(stages: unknown[]): void {
  for (const stage of stages) {
    const [name] = stageParts(stage);
    if (!ALLOWED.has(name))
      throw new MongoError('IllegalOperation', `${name} is not permitted in a $changeStream pipeline`);
  }
}

/** Opens a change stream and returns the reply with its cursor. */
function openChangeStream(context: Context, pipeline: [Doc, ...unknown[]]): Doc {
  const { body, server, database, transaction } = context;
  if (transaction)
    throw new MongoError('OperationNotSupportedInTransaction', '$changeStream cannot run in a transaction');
  const level = documentOption(body, 'readConcern')?.level ?? 'majority';
  if (level !== 'majority')
    throw new MongoError(
      'InvalidOptions',
      `$changeStream cannot run with a readConcern other than 'majority'`,
    );
  const cursor = documentOption(body, 'cursor');
  if (!cursor) throw new MongoError('FailedToParse', "The 'cursor' option is required");
  const [first, ...rest] = pipeline;
  const [, spec] = stageParts(first);
  const scope = scopeOf(context, spec);
  const stages = compileStages(rest, environmentOf(context));
  checkStages(rest);
  const options = parseStreamOptions(spec, scope, server.clock);
  const stream = new ChangeStream(server.oplog, server.clock, options, stages, lookupIn(context));
  const namespace = `${database}.${scope.collection ?? '$cmd.aggregate'}`;
  const batchSize = nonNegativeOption(cursor, 'batchSize');
  return server.streams.open(server.cursors.newId(), stream, namespace, batchSize);
}

/** Opens a change stream; an error after which a driver may try again is labelled so. */
export function openResumable(context: Context, pipeline: [Doc, ...unknown[]]): Doc {
  try {
    return openChangeStream(context, pipeline);
  } catch (error) {
    throw labelResumable(error);
  }
}
