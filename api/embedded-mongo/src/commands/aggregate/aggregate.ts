import { splitOutput } from '../../aggregate/output/output';
import { checkPipeline } from '../../aggregate/pipeline/check-pipeline';
import { runToBson } from '../../aggregate/pipeline/run-pipeline';
import { stageParts } from '../../aggregate/stages/stage-parts';
import type { Doc } from '../../bson/types';
import { isChangeStream, openResumable } from '../../change-streams/open-stream';
import { collated, currentCollation } from '../../collation/current';
import { MongoError } from '../../errors';
import { findCollection } from '../context/collections';
import type { Command, Context } from '../context/context';
import { documentOption } from '../options/documents';
import { nonNegativeOption } from '../options/scalars';
import { underCollation } from '../under-collation';
import { environmentOf } from './environment';
import { pipelineOption, refuseSnapshot } from './pipeline-option';
import { runOutput } from './run-output';

function runAggregate(context: Context): Doc | Promise<Doc> {
  const { body, server, database } = context;
  refuseSnapshot(body);
  if (isChangeStream(body.pipeline)) return openResumable(context, body.pipeline);
  const environment = environmentOf(context);
  const { stages: pipeline, output } = splitOutput(pipelineOption(body));
  checkPipeline(pipeline, environment);
  const whole = typeof body.aggregate !== 'string' && Number(body.aggregate) === 1;
  const first = pipeline.length > 0 ? stageParts(pipeline[0])[0] : undefined;
  const hasSource = first === '$documents' || first === '$listLocalSessions';
  if (whole !== hasSource) {
    throw new MongoError(
      'InvalidNamespace',
      whole
        ? `{aggregate: 1} is not valid for '${first ?? 'an empty pipeline'}'`
        : `${first} needs {aggregate: 1}`,
    );
  }
  const collection = whole ? undefined : findCollection(context, 'aggregate');
  const cursor = documentOption(body, 'cursor');
  if (!cursor)
    throw new MongoError(
      'FailedToParse',
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  if (output && documentOption(body, 'readConcern')?.level === 'linearizable')
    throw new MongoError(
      'InvalidOptions',
      `$${output.kind} cannot be used with a 'linearizable' read concern level`,
    );
  if (output) return runOutput(context, collection, pipeline, output);
  return server.cursors.open(collated(currentCollation(), runToBson(collection, pipeline, environment)), {
    namespace: `${database}.${whole ? '$cmd.aggregate' : String(body.aggregate)}`,
    batchSize: nonNegativeOption(cursor, 'batchSize'),
    single: false,
    transaction: context.transaction,
    snapshot: context.snapshot,
    limit: context.limit,
  });
}

/** The command `aggregate`. */
export const aggregateCommands: Record<string, Command> = {
  aggregate: {
    run: underCollation('aggregate', runAggregate),
    inTransaction: true,
    readsSnapshots: true,
    fields: ['pipeline', 'cursor', 'let', 'hint', 'collation', 'allowDiskUse', 'bypassDocumentValidation'],
  },
};
