import { Long } from 'bson';
import type { Output } from '../../aggregate/output/output';
import { runPipeline } from '../../aggregate/pipeline/run-pipeline';
import type { Doc } from '../../bson/types';
import { collated, currentCollation } from '../../collation/current';
import { writeOutput } from '../../execution/output/write-output';
import type { CollectionInfo } from '../../storage/catalog/collection-info';
import type { Context } from '../context/context';
import { environmentOf } from './environment';

/** Runs a pipeline that writes its results to a collection; its cursor is empty. */
export function runOutput(
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
