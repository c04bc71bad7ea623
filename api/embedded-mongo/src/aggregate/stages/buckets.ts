import { type Doc, isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { compileExpression } from '../../expressions/compile';
import { compareValues } from '../../values/compare';
import type { Environment, Stage } from '../environment';
import { group } from './group';

/** `$sortByCount`: shorthand for grouping, counting and sorting by the count. */
export function sortByCount(operand: unknown, environment: Environment): Stage {
  const grouped = group({ _id: operand, count: { $sum: 1 } }, environment.variables);
  return function* (input) {
    yield* [...grouped(input)].sort((a, b) => (b.count as number) - (a.count as number));
  };
}

/** `$bucket`: groups documents by the boundaries a value falls between. */
export function bucket(operand: unknown, environment: Environment): Stage {
  if (!isDocument(operand) || !Array.isArray(operand.boundaries) || operand.boundaries.length < 2) {
    throw new MongoError(40192, 'The $bucket boundaries field must have at least two values');
  }
  const boundaries: unknown[] = operand.boundaries;
  for (let i = 1; i < boundaries.length; i++) {
    if (compareValues(boundaries[i - 1], boundaries[i]) >= 0) {
      throw new MongoError(40194, 'The $bucket boundaries must be in sorted order');
    }
  }
  const value = compileExpression(operand.groupBy, new Set(Object.keys(environment.variables)));
  const hasDefault = 'default' in operand;
  const bucketOf = (root: Doc): unknown => {
    const found = value({ root, variables: environment.variables });
    for (let i = 1; i < boundaries.length; i++) {
      if (compareValues(found, boundaries[i - 1]) >= 0 && compareValues(found, boundaries[i]) < 0)
        return boundaries[i - 1];
    }
    if (!hasDefault)
      throw new MongoError(
        40066,
        '$bucket could not find a matching branch for an input, and no default was specified.',
      );
    return operand.default;
  };
  const output = isDocument(operand.output) ? operand.output : { count: { $sum: 1 } };
  const grouped = group({ _id: '$$bucket', ...output }, { ...environment.variables, bucket: null });
  return function* (input) {
    const byBucket = new Map<unknown, Doc[]>();
    for (const doc of input) {
      const key = bucketOf(doc);
      byBucket.set(key, [...(byBucket.get(key) ?? []), doc]);
    }
    const keys = [...byBucket.keys()].sort(compareValues);
    for (const key of keys) {
      for (const result of grouped(byBucket.get(key) ?? [])) yield { ...result, _id: key };
    }
  };
}
