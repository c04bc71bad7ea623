import { type Doc, isDocument } from '../bson/types';
import { MongoError, notSupported } from '../errors';
import { compileExpression, type Expression } from '../expressions/compile';
import { isNumber, isTrue } from '../expressions/operator';
import { numericValue } from './compare';
import type { Filter } from './filter';
import { parseFilter, type Variables } from './parse-filter';

/** What happens to one field of a document. */
export type FieldRule =
  | { kind: 'take' }
  | { kind: 'drop' }
  | { kind: 'nested'; rules: Map<string, FieldRule> }
  | { kind: 'compute'; expression: Expression }
  | { kind: 'slice'; skip: number | undefined; count: number }
  | { kind: 'element'; filter: Filter }
  | { kind: 'position' };

export interface Projection {
  /** Whether fields without a rule are omitted. */
  inclusive: boolean;
  rules: Map<string, FieldRule>;
  /** Whether an expression may read any field and needs plain numbers. */
  computed: boolean;
}

function ruleOf(path: string, value: unknown, names: ReadonlySet<string>, variables: Variables): FieldRule {
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

function addRule(rules: Map<string, FieldRule>, path: string[], rule: FieldRule, whole: string): void {
  const [name = '', ...rest] = path;
  if (name === '') throw new MongoError(40352, 'FieldPath must not end with a dot or contain empty fields');
  const known = rules.get(name);
  if (rest.length === 0) {
    if (known) throw new MongoError(31250, `Path collision at ${whole}`);
    rules.set(name, rule);
    return;
  }
  if (known && known.kind !== 'nested')
    throw new MongoError(31249, `Path collision at ${whole} remaining portion ${rest.join('.')}`);
  const nested = known ?? { kind: 'nested' as const, rules: new Map<string, FieldRule>() };
  rules.set(name, nested);
  addRule(nested.rules, rest, rule, whole);
}

/** Flattens nested specifications: `{a: {b: 1}}` is equivalent to `{'a.b': 1}`. */
function* entries(spec: Doc, prefix = ''): Generator<[string, unknown]> {
  for (const [name, value] of Object.entries(spec)) {
    const first = isDocument(value) ? Object.keys(value)[0] : undefined;
    if (isDocument(value) && first !== undefined && !first.startsWith('$'))
      yield* entries(value, `${prefix}${name}.`);
    else yield [prefix + name, value];
  }
}

/** Parses the projection of `find` or `$project`. Mixing inclusion and exclusion is refused, except for `_id`. */
export function parseProjection(spec: Doc, variables: Variables = {}): Projection {
  const names = new Set(Object.keys(variables));
  const rules = new Map<string, FieldRule>();
  let inclusive: boolean | undefined;
  let computed = false;
  for (const [path, value] of entries(spec)) {
    const rule = ruleOf(path, value, names, variables);
    if (rule.kind === 'compute') computed = true;
    const includes = rule.kind === 'drop' ? false : rule.kind === 'slice' ? undefined : true;
    if (path !== '_id' || rule.kind === 'compute') inclusive = agree(inclusive, includes, path);
    const segments = path.split('.');
    addRule(rules, rule.kind === 'position' ? segments.slice(0, -1) : segments, rule, path);
  }
  if (inclusive === undefined) {
    const id = rules.get('_id')?.kind;
    inclusive = id === 'take' && rules.size === 1;
  }
  if (inclusive && !rules.has('_id')) rules.set('_id', { kind: 'take' });
  return { inclusive, rules, computed };
}

function agree(current: boolean | undefined, next: boolean | undefined, path: string): boolean | undefined {
  if (next === undefined || current === next) return current;
  if (current === undefined) return next;
  if (next) throw new MongoError(31253, `Cannot do inclusion on field ${path} in exclusion projection`);
  throw new MongoError(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
}
