import { type Doc, isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import type { Filter, Variables } from '../filter/filter';
import { type MatchDetails, matches } from '../filter/matcher';
import type { FieldRule } from './field-rule';
import type { Projection } from './parse-projection';

/** What the projection of one document needs. */
export interface Context {
  inclusive: boolean;
  root: Doc;
  variables: Variables;
  /** The filter of the query, for the positional operator. */
  filter?: Filter;
}

/** Returns what a rule makes of a field's value; undefined removes the field. */
export function projectValue(value: unknown, rule: FieldRule, context: Context): unknown {
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

/** Projects a decoded document, as a pipeline stage does. */
export function projectDocument(doc: Doc, projection: Projection, variables: Variables = {}): Doc {
  return projectFields(doc, projection.rules, { inclusive: projection.inclusive, root: doc, variables });
}
