import type { Doc } from '../../bson/types';
import { compileExpression } from '../../expressions/compile';
import type { CollectionInfo } from '../../storage/catalog/collection-info';
import { checkTime } from '../../time-limit';
import { groupingKey } from '../../values/grouping-key';
import { withValue } from '../../values/with-value';
import type { Environment, Stage } from '../environment';
import { runPipeline } from '../pipeline/run-pipeline';
import { compileStages } from '../stages/compile-stages';
import { equalTo, localValues } from './join-values';
import { type LookupSpec, parseLookup } from './lookup-spec';

/** Number of results cached by key while a `$lookup` runs. */
const REMEMBERED = 500;

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
