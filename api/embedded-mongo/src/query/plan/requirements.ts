import type { Condition, Filter } from '../filter/filter';

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
