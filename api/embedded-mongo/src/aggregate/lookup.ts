import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { compileExpression } from '../expressions/compile';
import type { Filter } from '../query/filter/filter';
import type { CollectionInfo } from '../storage/catalog';
import { checkTime } from '../time-limit';
import { collectValues } from '../values/collect-values';
import { groupingKey } from '../values/grouping-key';
import type { Environment, Stage } from './environment';
import { runPipeline } from './pipeline';
import { compileStages } from './stages';
import { withValue } from './unwind';

/** Number of results cached by key while a `$lookup` runs. */
const REMEMBERED = 500;

interface LookupSpec {
  from: string | undefined;
  as: string[];
  localField: string[] | undefined;
  foreignField: string | undefined;
  variables: Doc;
  pipeline: unknown[] | undefined;
}

function parseLookup(operand: unknown): LookupSpec {
  if (!isDocument(operand))
    throw new MongoError('FailedToParse', 'the $lookup specification must be an object');
  const { from, as, localField, foreignField, let: variables = {}, pipeline, ...rest } = operand;
  const unknown = Object.keys(rest)[0];
  if (unknown) throw new MongoError('FailedToParse', `unknown argument to $lookup: ${unknown}`);
  if (typeof as !== 'string') throw new MongoError('FailedToParse', "must specify 'as' field for a $lookup");
  if (isDocument(from))
    throw new MongoError('FailedToParse', '$lookup from another database is not supported');
  if (
    (localField === undefined) !== (foreignField === undefined) ||
    (localField === undefined && !Array.isArray(pipeline))
  ) {
    throw new MongoError(
      'FailedToParse',
      "$lookup requires both or neither of 'localField' and 'foreignField' to be specified",
    );
  }
  return {
    from: typeof from === 'string' ? from : undefined,
    as: as.split('.'),
    localField: typeof localField === 'string' ? localField.split('.') : undefined,
    foreignField: typeof foreignField === 'string' ? foreignField : undefined,
    variables: isDocument(variables) ? variables : {},
    pipeline: Array.isArray(pipeline) ? pipeline : undefined,
  };
}

/** Matches documents whose field has one of the values; a missing local field matches null and missing fields. */
export function equalTo(path: string, values: unknown[]): Filter {
  const plain = values.map((value) => value ?? null);
  const condition =
    plain.length === 1
      ? { kind: 'equals' as const, value: plain[0] }
      : { kind: 'in' as const, values: plain, patterns: [] };
  return { kind: 'path', path, segments: path.split('.'), condition };
}

export function localValues(doc: Doc, path: string[]): unknown[] {
  const values: unknown[] = [];
  collectValues(doc, path, values);
  // An empty array joins to nothing.
  return values.filter((value) => !Array.isArray(value) || value.length > 0);
}

/** `$lookup`: one query of the other collection per document, through its indexes. */
export function lookup(operand: unknown, environment: Environment): Stage {
  const spec = parseLookup(operand);
  const names = new Set(Object.keys(environment.variables));
  const variables = Object.entries(spec.variables).map(
    ([name, part]) => [name, compileExpression(part, names)] as const,
  );
  const dummies = Object.fromEntries(variables.map(([name]) => [name, null]));
  // Compiled once without values, so that an invalid stage is refused before anything is read.
  compileStages(spec.pipeline ?? [], { ...environment, variables: { ...environment.variables, ...dummies } });
  const independent = variables.length === 0;
  return function* (input) {
    const collection = spec.from === undefined ? undefined : environment.collection(spec.from);
    const remembered = new Map<string, Doc[]>();
    for (const doc of input) {
      checkTime();
      const values = spec.localField && localValues(doc, spec.localField);
      const key = independent && values ? groupingKey(values.map((value) => value ?? null)) : undefined;
      let joined = key === undefined ? undefined : remembered.get(key);
      if (!joined) {
        const scope = { root: doc, variables: environment.variables };
        const own = Object.fromEntries(variables.map(([name, part]) => [name, part(scope)]));
        joined = join(spec, collection, values, {
          ...environment,
          hint: undefined,
          owner: operand,
          variables: { ...environment.variables, ...own },
        });
        if (key !== undefined && remembered.size < REMEMBERED) remembered.set(key, joined);
      }
      yield withValue(doc, spec.as, joined);
    }
  };
}

function join(
  spec: LookupSpec,
  collection: CollectionInfo | undefined,
  values: unknown[] | undefined,
  environment: Environment,
): Doc[] {
  if (values?.length === 0) return [];
  const base = spec.foreignField && values ? equalTo(spec.foreignField, values) : undefined;
  return [...runPipeline(collection, spec.pipeline ?? [], environment, base)];
}

/** `$unionWith`: appends the documents of another collection. */
export function unionWith(operand: unknown, environment: Environment): Stage {
  const name = isDocument(operand) ? operand.coll : operand;
  if (typeof name !== 'string')
    throw new MongoError('FailedToParse', 'the $unionWith stage needs a collection name');
  const pipeline = isDocument(operand) && Array.isArray(operand.pipeline) ? operand.pipeline : [];
  return function* (input) {
    yield* input;
    yield* runPipeline(
      environment.collection(name),
      pipeline,
      { ...environment, hint: undefined, owner: operand },
      undefined,
    );
  };
}
