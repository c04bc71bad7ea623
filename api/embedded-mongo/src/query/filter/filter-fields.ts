import { firstSegment } from '../../values/paths';
import type { Filter } from './filter';

/** Returns the top-level fields a filter reads; undefined if it may read any. */
export function filterFields(filter: Filter): Set<string> | undefined {
  const fields = new Set<string>();
  return addFields(filter, fields) ? fields : undefined;
}

function addFields(filter: Filter, fields: Set<string>): boolean {
  switch (filter.kind) {
    case 'and':
    case 'or':
    case 'nor':
      return filter.filters.every((part) => addFields(part, fields));
    case 'not':
      return addFields(filter.filter, fields);
    case 'path':
      fields.add(firstSegment(filter.path));
      return true;
    case 'expression':
      for (const name of filter.fields ?? []) fields.add(name);
      return filter.fields !== undefined;
    case 'always':
      return true;
  }
}
