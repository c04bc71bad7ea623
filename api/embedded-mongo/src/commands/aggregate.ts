import { Long } from 'bson';
import { type Output, splitOutput } from '../aggregate/output/output';
import { checkPipeline } from '../aggregate/pipeline/check-pipeline';
import { runPipeline, runToBson } from '../aggregate/pipeline/run-pipeline';
import { stageParts } from '../aggregate/stages/stage-parts';
import { type Doc, isDocument } from '../bson/types';
import { isChangeStream, openResumable } from '../change-streams/open-stream';
import { collated, currentCollation } from '../collation/current';
import { MongoError } from '../errors';
import { writeOutput } from '../execution/write-output';
import type { CollectionInfo } from '../storage/catalog/collection-info';
import { environmentOf } from './aggregate-environment';
import { type Command, type Context, findCollection } from './context';
import { documentOption, nonNegativeOption } from './options';
import { underCollation } from './under-collation';

/** The stages of the command's pipeline. */
export function pipelineOption(body: Doc): unknown[] {
  if (Array.isArray(body.pipeline)) return body.pipeline;
  throw new MongoError('TypeMismatch', "'pipeline' option must be specified as an array");
}

/** Runs a pipeline that writes its results to a collection; its cursor is empty. */
function runOutput(
  context: Context,
  collection: CollectionInfo | undefined,
  stages: unknown[],
  output: Output,
): Promise<Doc> {
  const collation = currentCollation();
  return context.write((unit) => {
    const environment = { ...environmentOf(context), reader: unit };
    const results = collated(collation, runPipeline(collection, stages, environment, undefined));
    writeOutput(context, unit, output, results);
    const ns = `${context.database}.${String(context.body.aggregate)}`;
    return { cursor: { firstBatch: [], id: Long.ZERO, ns }, ok: 1 };
  });
}

/** The search process has no earlier states. */
function refuseSnapshot({ readConcern, pipeline }: Doc): void {
  const [first] = Array.isArray(pipeline) ? pipeline : [];
  if (
    isDocument(first) &&
    '$listSearchIndexes' in first &&
    (readConcern as Doc | undefined)?.level === 'snapshot'
  )
    throw new MongoError(
      'InvalidOptions',
      'Aggregation stage $listSearchIndexes cannot run with a readConcern other than local, or in a multi-document transaction. Current readConcern: snapshot',
    );
}

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

export const aggregateCommands: Record<string, Command> = {
  aggregate: {
    run: underCollation('aggregate', runAggregate),
    inTransaction: true,
    readsSnapshots: true,
    fields: ['pipeline', 'cursor', 'let', 'hint', 'collation', 'allowDiskUse', 'bypassDocumentValidation'],
  },
};
