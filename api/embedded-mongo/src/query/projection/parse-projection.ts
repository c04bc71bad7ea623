import { type Doc, isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import type { Variables } from '../filter/filter';
import { type FieldRule, ruleOf } from './field-rule';

export interface Projection {
  /** Whether fields without a rule are omitted. */
  inclusive: boolean;
  rules: Map<string, FieldRule>;
  /** Whether an expression may read any field and needs plain numbers. */
  computed: boolean;
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
