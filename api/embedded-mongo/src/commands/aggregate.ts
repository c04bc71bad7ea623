import type { Environment } from '../aggregate/environment';
import { checkPipeline, runToBson } from '../aggregate/pipeline';
import { stageParts } from '../aggregate/stages';
import type { Doc } from '../bson/types';
import { MongoError } from '../errors';
import { type Command, type Context, findCollection, visibleCollection } from './context';
import { documentOption, nonNegativeOption, refuseCollation, variablesOption } from './options';

export function environmentOf(context: Context): Environment {
  return {
    reader: context.reader,
    variables: { NOW: new Date(), ...variablesOption(context.body) },
    hint: context.body.hint,
    collection: (name) => visibleCollection(context, name),
  };
}

function runAggregate(context: Context): Doc {
  const { body, server, database } = context;
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
