import { isDocument } from '../../bson/types';
import { TypeRank, typeRank } from '../../values/type-rank';
import type { Filter, Variables } from './filter';

/** `{$eq: ['$field', value]}`, also within `$and`, implies a condition that an index can serve. */
export function impliedConditions(expression: unknown, variables: Variables): Filter[] {
  if (!isDocument(expression)) return [];
  if (Array.isArray(expression.$and))
    return expression.$and.flatMap((part) => impliedConditions(part, variables));
  const sides = expression.$eq;
  if (!Array.isArray(sides) || sides.length !== 2) return [];
  return [...equality(sides[0], sides[1], variables), ...equality(sides[1], sides[0], variables)];
}

const SCALARS: ReadonlySet<number> = new Set([
  TypeRank.number,
  TypeRank.string,
  TypeRank.objectId,
  TypeRank.bool,
  TypeRank.date,
]);

function equality(field: unknown, operand: unknown, variables: Variables): Filter[] {
  if (typeof field !== 'string' || !/^\$[^$]/.test(field)) return [];
  const value = constant(operand, variables);
  if (!SCALARS.has(typeRank(value))) return [];
  const path = field.slice(1);
  return [{ kind: 'path', path, segments: path.split('.'), condition: { kind: 'equals', value } }];
}

/** The value of an operand that is a constant; undefined otherwise. */
function constant(operand: unknown, variables: Variables): unknown {
  if (typeof operand === 'string' && operand.startsWith('$')) {
    const name = operand.slice(2);
    return operand.startsWith('$$') && Object.hasOwn(variables, name) ? variables[name] : undefined;
  }
  return isDocument(operand) || Array.isArray(operand) ? undefined : operand;
}
