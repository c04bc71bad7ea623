import type { Variables } from '../../query/filter/filter';
import { stageParts } from '../stages/stage-parts';
import { stageFields } from './stage-fields';

/**
 * Returns the top-level fields a pipeline reads from its input, so that only these are decoded; undefined for all.
 * Unless a stage builds new documents from computed fields, the whole input is part of the result.
 */
export function pipelineFields(pipeline: unknown[], variables: Variables): Set<string> | undefined {
  const fields = new Set<string>();
  for (const stage of pipeline) {
    const [name, operand] = stageParts(stage);
    const reads = stageFields(name, operand, variables);
    if (!reads) return undefined;
    for (const field of reads.fields) fields.add(field);
    if (reads.last) return fields;
  }
  return undefined;
}
