import { type Doc, isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { stageParts } from '../stages/stage-parts';
import { parseMerge } from './merge-spec';

/** What a pipeline does to another collection with its results: `$out` replaces its content, `$merge` adds to it. */
export type Output = OutSpec | MergeSpec;

/** A collection, of the pipeline's database unless it names another. */
export interface Target {
  database: string | undefined;
  name: string;
}

export interface OutSpec {
  kind: 'out';
  target: Target;
}

export interface MergeSpec {
  kind: 'merge';
  target: Target;
  on: string[];
  let: Doc;
  whenMatched: 'replace' | 'keepExisting' | 'merge' | 'fail' | unknown[];
  whenNotMatched: 'insert' | 'discard' | 'fail';
}

/** Splits the stage that writes the results off the end of a pipeline. */
export function splitOutput(pipeline: unknown[]): { stages: unknown[]; output: Output | undefined } {
  const last = pipeline.at(-1);
  const [name, operand] = last === undefined ? [''] : stageParts(last);
  if (name !== '$out' && name !== '$merge') return { stages: pipeline, output: undefined };
  const output = name === '$out' ? parseOut(operand) : parseMerge(operand);
  return { stages: pipeline.slice(0, -1), output };
}

function parseOut(operand: unknown): OutSpec {
  if (typeof operand === 'string' && operand !== '')
    return { kind: 'out', target: { database: undefined, name: operand } };
  if (isDocument(operand) && typeof operand.db === 'string' && typeof operand.coll === 'string')
    return { kind: 'out', target: { database: operand.db, name: operand.coll } };
  throw new MongoError(
    16990,
    '$out only supports a string or object argument with the fields db and coll, but found something else',
  );
}
