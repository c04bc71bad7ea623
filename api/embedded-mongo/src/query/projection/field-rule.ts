import { type Doc, isDocument } from '../../bson/types';
import { MongoError, notSupported } from '../../errors';
import { compileExpression, type Expression } from '../../expressions/compile';
import { isNumber, isTrue } from '../../expressions/operands';
import { numericValue } from '../../values/number';
import type { Filter, Variables } from '../filter/filter';
import { parseFilter } from '../filter/parse-filter';

/** What happens to one field of a document. */
export type FieldRule =
  | { kind: 'take' }
  | { kind: 'drop' }
  | { kind: 'nested'; rules: Map<string, FieldRule> }
  | { kind: 'compute'; expression: Expression }
  | { kind: 'slice'; skip: number | undefined; count: number }
  | { kind: 'element'; filter: Filter }
  | { kind: 'position' };

/**
 * The rule that the value of one field of a projection makes.
 * @throws MongoError for an unknown operator
 */
export function ruleOf(
  path: string,
  value: unknown,
  names: ReadonlySet<string>,
  variables: Variables,
): FieldRule {
  if (isDocument(value)) {
    const operator = Object.keys(value)[0] ?? '';
    if (operator === '$meta') throw notSupported('projecting $meta');
    if (operator === '$slice') return sliceRule(value.$slice, names);
    if (operator === '$elemMatch') {
      if (!isDocument(value.$elemMatch)) throw new MongoError('BadValue', '$elemMatch needs an Object');
      return elementRule(value.$elemMatch, variables);
    }
    return { kind: 'compute', expression: compileExpression(value, names) };
  }
  if (path.endsWith('.$')) return { kind: 'position' };
  if (typeof value === 'boolean' || isNumber(value)) return { kind: isTrue(value) ? 'take' : 'drop' };
  return { kind: 'compute', expression: compileExpression(value, names) };
}

function elementRule(filter: Doc, variables: Variables): FieldRule {
  const parsed = parseFilter({ items: { $elemMatch: filter } }, variables);
  return { kind: 'element', filter: parsed };
}

function sliceRule(operand: unknown, names: ReadonlySet<string>): FieldRule {
  const parts = Array.isArray(operand) ? operand : [operand];
  if (!parts.every(isNumber)) {
    if (parts.length > 1)
      return { kind: 'compute', expression: compileExpression({ $slice: operand }, names) };
    throw new MongoError(28667, '$slice projection needs numbers');
  }
  const [first = 0, second] = parts.map((part) => Number(numericValue(part)));
  if (second === undefined) return { kind: 'slice', skip: undefined, count: first };
  if (second <= 0) throw new MongoError(28724, 'First argument to $slice must be an positive integer');
  return { kind: 'slice', skip: first, count: second };
}
