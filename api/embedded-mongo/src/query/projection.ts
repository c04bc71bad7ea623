import { decodeDocument, decodeValue, elements } from '../bson/decode';
import { encodeDocument, encodeElement, joinElements } from '../bson/encode';
import { type Doc, isDocument } from '../bson/types';
import { MongoError, notSupported } from '../errors';
import { compileExpression, type Expression } from '../expressions/compile';
import { expressionFields } from '../expressions/fields';
import { isNumber, isTrue } from '../expressions/operator';
import { numericValue } from './compare';
import type { Filter } from './filter';
import { type MatchDetails, matches } from './matcher';
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
  /** Whether fields without a rule are left out. */
  inclusive: boolean;
  rules: Map<string, FieldRule>;
  /** Whether an expression may read any field, and plain numbers are needed. */
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

/** Flattens nested specifications: `{a: {b: 1}}` is the same as `{'a.b': 1}`. */
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
  let reads: ReadonlySet<string> | undefined;
  for (const [path, value] of entries(spec)) {
    const rule = ruleOf(path, value, names, variables);
    if (rule.kind === 'compute') {
      computed = true;
      reads = expressionFields(value) ?? reads;
    }
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

interface Context {
  inclusive: boolean;
  root: Doc;
  variables: Variables;
  /** The filter of the query, for the positional operator. */
  filter?: Filter;
}

function projectValue(value: unknown, rule: FieldRule, context: Context): unknown {
  switch (rule.kind) {
    case 'take':
      return value;
    case 'drop':
      return undefined;
    case 'slice':
      return Array.isArray(value) ? sliceOf(value, rule) : value;
    case 'element':
      return matchingElement(value, rule.filter);
    case 'position':
      return positionalElement(value, context);
    case 'compute':
      return rule.expression({ root: context.root, variables: context.variables });
    case 'nested':
      return projectNested(value, rule.rules, context);
  }
}

function projectNested(value: unknown, rules: Map<string, FieldRule>, context: Context): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) =>
      isDocument(item) || Array.isArray(item)
        ? projectNested(item, rules, context)
        : context.inclusive
          ? undefined
          : item,
    );
    return items.filter((item) => item !== undefined);
  }
  const computes = [...rules.values()].some((rule) => rule.kind === 'compute');
  if (isDocument(value)) return projectFields(value, rules, context);
  if (computes) return projectFields({}, rules, context);
  return context.inclusive ? undefined : value;
}

/** Applies rules to a decoded document. */
function projectFields(doc: Doc, rules: Map<string, FieldRule>, context: Context): Doc {
  const result: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const rule = rules.get(name);
    if (rule?.kind === 'compute') continue;
    const projected = rule ? projectValue(value, rule, context) : context.inclusive ? undefined : value;
    if (projected !== undefined) result[name] = projected;
  }
  for (const [name, rule] of rules) {
    if (rule.kind !== 'compute' && !(rule.kind === 'nested' && !(name in doc))) continue;
    const value = projectValue(undefined, rule, context);
    if (value !== undefined) result[name] = value;
  }
  return result;
}

function sliceOf(items: unknown[], { skip, count }: { skip: number | undefined; count: number }): unknown[] {
  if (skip === undefined) return count < 0 ? items.slice(count) : items.slice(0, count);
  const from = skip < 0 ? Math.max(0, items.length + skip) : skip;
  return items.slice(from, from + count);
}

function matchingElement(value: unknown, filter: Filter): unknown {
  if (!Array.isArray(value)) return undefined;
  const found = value.find((item) => matches(filter, { items: [item] }));
  return found === undefined ? undefined : [found];
}

function positionalElement(value: unknown, context: Context): unknown {
  if (!Array.isArray(value)) return value;
  const details: MatchDetails = {};
  if (context.filter) matches(context.filter, context.root, details);
  if (details.position === undefined) {
    throw new MongoError(
      51246,
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  }
  return [value[details.position]];
}

/** Projects a decoded document, as a stage of a pipeline does. */
export function projectDocument(doc: Doc, projection: Projection, variables: Variables = {}): Doc {
  return projectFields(doc, projection.rules, { inclusive: projection.inclusive, root: doc, variables });
}

/** Projects a raw document; whole fields are copied as they are. */
export function projectRaw(
  raw: Buffer,
  projection: Projection,
  variables: Variables,
  filter: Filter,
): Buffer {
  if (projection.computed) {
    return encodeDocument(projectDocument(decodeDocument(raw), projection, variables));
  }
  const positional = [...projection.rules.values()].some((rule) => rule.kind === 'position');
  const root = positional ? decodeDocument(raw) : {};
  const context: Context = { inclusive: projection.inclusive, root, variables, filter };
  const parts: Buffer[] = [];
  for (const { type, name, start, value, end } of elements(raw)) {
    const rule = projection.rules.get(name);
    if (rule ? rule.kind === 'take' : !projection.inclusive) parts.push(raw.subarray(start, end));
    else if (rule && rule.kind !== 'drop') {
      const projected = projectValue(decodeValue(type, raw, value), rule, context);
      if (projected !== undefined) parts.push(encodeElement(name, projected));
    }
  }
  return joinElements(parts);
}
