import { MongoError } from '../../errors';
import { groupingKey } from '../../values/grouping-key';
import type { Condition } from './filter';
import { isOperators } from './parts';
import { isRegex, toPattern } from './regex';

const LONG_LIST = 8;

/** The condition that the operand of `$in` or `$nin` makes. */
export function inCondition(operator: string, operand: unknown): Condition {
  if (!Array.isArray(operand)) throw new MongoError('BadValue', `${operator} needs an array`);
  if (operand.some(isOperators)) throw new MongoError('BadValue', `cannot nest $ under ${operator}`);
  const values = operand.filter((value) => !isRegex(value));
  return {
    kind: 'in',
    values,
    patterns: operand.filter(isRegex).map((value) => toPattern(value)),
    // A long list is searched by key.
    ...(values.length > LONG_LIST && {
      keys: new Set(values.map((value) => groupingKey(value))),
    }),
  };
}
