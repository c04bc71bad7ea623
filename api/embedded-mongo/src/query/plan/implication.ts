import { equalValues } from '../../values/compare';
import { TypeRank, typeRank } from '../../values/type-rank';
import type { Condition, Filter } from '../filter/filter';
import { matches } from '../filter/matcher';
import type { Requirement } from './requirements';

/** Whether a document without the field can never match the condition. */
export function needsPresence(condition: Condition): boolean {
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

/** Whether every match of the requirements also matches the filter of a partial index. */
export function implied(filter: Filter, list: Requirement[]): boolean {
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
