import { checkPipeline, runToBson } from '../aggregate/pipeline';
import { stageParts } from '../aggregate/stages';
import type { Doc } from '../bson/types';
import { isChangeStream, openResumable } from '../change-streams/open-stream';
import { MongoError } from '../errors';
import { environmentOf } from './aggregate-environment';
import { type Command, type Context, findCollection } from './context';
import { documentOption, nonNegativeOption, refuseCollation } from './options';

function runAggregate(context: Context): Doc {
  const { body, server, database } = context;
  if (isChangeStream(body.pipeline)) return openResumable(context, body.pipeline);
  refuseCollation(body);
  const environment = environmentOf(context);
  const pipeline = checkPipeline(body.pipeline, environment);
  const whole = typeof body.aggregate !== 'string' && Number(body.aggregate) === 1;
  const first = pipeline.length > 0 ? stageParts(pipeline[0])[0] : undefined;
  if (whole !== (first === '$documents')) {
    throw new MongoError(
      'InvalidNamespace',
      whole
        ? `{aggregate: 1} is not valid for '${first ?? 'an empty pipeline'}'`
        : '$documents needs {aggregate: 1}',
    );
  }
  const collection = whole ? undefined : findCollection(context, 'aggregate');
  const cursor = documentOption(body, 'cursor');
  if (!cursor)
    throw new MongoError(
      'FailedToParse',
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  return server.cursors.open(runToBson(collection, pipeline, environment), {
    namespace: `${database}.${whole ? '$cmd.aggregate' : String(body.aggregate)}`,
    batchSize: nonNegativeOption(cursor, 'batchSize'),
    single: false,
    transaction: context.transaction,
    snapshot: context.snapshot,
    limit: context.limit,
  });
}

export const aggregateCommands: Record<string, Command> = {
  aggregate: {
    run: runAggregate,
    inTransaction: true,
    readsSnapshots: true,
    fields: ['pipeline', 'cursor', 'let', 'hint', 'collation', 'allowDiskUse', 'bypassDocumentValidation'],
  },
};
