import { type Doc, isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { compileExpression } from '../../expressions/compile';
import { groupingKey } from '../../values/grouping-key';
import { withValue } from '../../values/with-value';
import type { Environment, Stage } from '../environment';
import { runPipeline } from '../pipeline/run-pipeline';
import { type GraphSpec, parseGraph } from './graph-spec';
import { equalTo, localValues } from './join-values';

/** Returns every document reachable from the given values, each one once. */
function reach(spec: GraphSpec, start: unknown[], environment: Environment): Doc[] {
  const collection = environment.collection(spec.from);
  const found = new Map<string, Doc>();
  let frontier = start;
  for (let depth = 0; depth <= spec.deepest && frontier.length > 0; depth++) {
    const next: unknown[] = [];
    for (const reached of runPipeline(
      collection,
      spec.restriction,
      environment,
      equalTo(spec.connectTo, frontier),
    )) {
      const key = groupingKey(reached._id);
      if (found.has(key)) continue;
      found.set(key, spec.depthField ? { ...reached, [spec.depthField]: depth } : reached);
      next.push(...localValues(reached, spec.connectFrom).filter((value) => value !== undefined));
    }
    frontier = next;
  }
  return [...found.values()];
}

/** `$graphLookup`: follows a relation through an index. */
export function graphLookup(operand: unknown, environment: Environment): Stage {
  if (!isDocument(operand)) throw new MongoError(40327, 'the $graphLookup stage needs an object');
  const spec = parseGraph(operand);
  const start = compileExpression(operand.startWith, new Set(Object.keys(environment.variables)));
  const inner = { ...environment, hint: undefined, owner: operand };
  return function* (input) {
    for (const doc of input) {
      const first = start({ root: doc, variables: environment.variables });
      yield withValue(doc, spec.as, reach(spec, Array.isArray(first) ? first : [first], inner));
    }
  };
}
