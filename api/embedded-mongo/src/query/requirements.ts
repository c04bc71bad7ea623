import type { IndexInfo } from '../storage/catalog';
import { prepareIndex } from '../storage/index-keys';
import { currentCollation } from './collation';
import { equalValues, TypeRank, typeRank } from './compare';
import type { Condition, Filter } from './filter';
import { matches } from './matcher';

/** One condition that every match satisfies. */
export interface Requirement {
  path: string;
  condition: Condition;
  /** False if the condition is only implied by the filter and does not replace a part of it. */
  whole: boolean;
}

/** The conditions that hold for every match, and whether they are equivalent to the filter. */
export function requirements(filter: Filter): { list: Requirement[]; complete: boolean } {
  const list: Requirement[] = [];
  return { complete: addRequirements(filter, '', true, list), list };
}

function addRequirements(filter: Filter, root: string, whole: boolean, list: Requirement[]): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.map((part) => addRequirements(part, root, whole, list)).every(Boolean);
    case 'always':
      return filter.value;
    case 'expression':
      for (const condition of filter.implied) addRequirements(condition, root, false, list);
      return false;
    case 'path': {
      const path = [root, filter.path].filter(Boolean).join('.');
      const { condition } = filter;
      if (condition.kind === 'elementMatches') {
        addRequirements(condition.filter, path, false, list);
      } else if (condition.kind === 'elementValues') {
        addRequirements(condition.conditions, path, false, list);
      }
      list.push({ path, condition, whole });
      return true;
    }
    default:
      return false;
  }
}

/** Whether a document without the field can never match the condition. */
function needsPresence(condition: Condition): boolean {
  switch (condition.kind) {
    case 'equals':
    case 'lessOrEqual':
    case 'greaterOrEqual':
    case 'less':
    case 'greater':
      return typeRank(condition.value) !== TypeRank.null;
    case 'in':
      return condition.values.every((value) => typeRank(value) !== TypeRank.null);
    default:
      return true;
  }
}

/** Whether an index that omits documents still holds every match. */
export function holdsAllMatches(index: IndexInfo, list: Requirement[]): boolean {
  if (index.sparse) {
    const present = list.some(
      ({ path, condition }) => needsPresence(condition) && index.fields.some((field) => field.path === path),
    );
    if (!present) return false;
  }
  const { partial } = prepareIndex(index);
  // The index was filled by comparing byte by byte.
  return partial === undefined || (!currentCollation() && implied(partial, list));
}

function implied(filter: Filter, list: Requirement[]): boolean {
  if (filter.kind === 'and') return filter.filters.every((part) => implied(part, list));
  if (filter.kind !== 'path') return false;
  return list.some(({ path, condition }) => path === filter.path && implies(condition, filter.condition));
}

/** Whether `given` implies `implied`. */
function implies(given: Condition, implied: Condition): boolean {
  if (implied.kind === 'exists') return needsPresence(given);
  if (given.kind === 'equals' && 'value' in implied && implied.kind === 'equals') {
    return equalValues(given.value, implied.value);
  }
  const values =
    given.kind === 'equals'
      ? [given.value]
      : given.kind === 'in' && given.patterns.length === 0
        ? given.values
        : undefined;
  if (values) return values.every((value) => valueFulfils(value, implied));
  if (!('value' in given) || !('value' in implied) || given.kind === 'equals' || implied.kind === 'equals')
    return false;
  if (typeRank(given.value) !== typeRank(implied.value)) return false;
  if (given.kind.slice(0, 4) !== implied.kind.slice(0, 4)) return false;
  return boundImplies(given.kind, given.value, implied);
}

function boundImplies(kind: string, value: unknown, implied: Condition): boolean {
  if (valueFulfils(value, implied)) return true;
  // x > 5 implies x > 5, though 5 itself does not satisfy it.
  return kind === implied.kind && 'value' in implied && equalValues(value, implied.value);
}

function valueFulfils(value: unknown, implied: Condition): boolean {
  if (Array.isArray(value)) return false;
  return matches({ kind: 'path', path: '', segments: [], condition: implied }, value);
}
