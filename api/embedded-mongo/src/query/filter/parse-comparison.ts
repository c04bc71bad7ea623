import { MongoError } from '../../errors';
import type { Filter } from './filter';
import { inCondition } from './in-condition';
import { at } from './parts';
import { isRegex } from './regex';

const COMPARISONS: Record<string, 'less' | 'lessOrEqual' | 'greater' | 'greaterOrEqual'> = {
  $lt: 'less',
  $lte: 'lessOrEqual',
  $gt: 'greater',
  $gte: 'greaterOrEqual',
};

/** Parses an operator that compares with values; undefined for any other operator. */
export function parseComparison(path: string, operator: string, operand: unknown): Filter | undefined {
  const comparison = COMPARISONS[operator];
  if (comparison) {
    if (isRegex(operand))
      throw new MongoError('BadValue', `Can't have RegEx as arg to predicate over field '${path}'.`);
    return at(path, { kind: comparison, value: operand });
  }
  switch (operator) {
    case '$eq':
      return at(path, { kind: 'equals', value: operand });
    case '$ne':
      if (isRegex(operand)) throw new MongoError('BadValue', "Can't have regex as arg to $ne.");
      return { kind: 'not', filter: at(path, { kind: 'equals', value: operand }) };
    case '$in':
      return at(path, inCondition(operator, operand));
    case '$nin':
      return { kind: 'not', filter: at(path, inCondition(operator, operand)) };
    default:
      return undefined;
  }
}
