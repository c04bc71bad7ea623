import { compileTransform, type Transform } from '../aggregate/transforms/compile-transform';
import type { Doc } from '../bson/types';
import { isDocument } from '../bson/types';
import { MongoError } from '../errors';
import type { Variables } from '../query/filter/filter';

export interface PipelineUpdate {
  kind: 'pipeline';
  transforms: Transform[];
  variables: Variables;
}

const STAGES = new Set(['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith']);

/** Parses an update that is a pipeline of stages, each of which turns one document into one. */
export function parsePipelineUpdate(stages: unknown[], variables: Variables): PipelineUpdate {
  const transforms = stages.map((stage) => {
    const [name = '', ...rest] = isDocument(stage) ? Object.keys(stage) : [];
    if (rest.length > 0 || name === '') {
      throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
    }
    if (!STAGES.has(name)) {
      throw new MongoError('InvalidOptions', `${name} is not allowed to be used within an update`);
    }
    return compileTransform(name, (stage as Doc)[name], variables);
  });
  return { kind: 'pipeline', transforms, variables };
}

export function applyPipeline(update: PipelineUpdate, doc: Doc): Doc {
  return update.transforms.reduce((current, transform) => transform(current), doc);
}
