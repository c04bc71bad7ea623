import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import type { Filter } from '../query/filter/filter';
import { parseFilter } from '../query/filter/parse-filter';
import { firstSegment } from '../values/paths';

/**
 * Parses the filters that `$[name]` refers to.
 * @throws MongoError if one is missing, not used or given twice
 */
export function parseArrayFilters(filters: Doc[], paths: string[]): Map<string, Filter> {
  const parsed = new Map<string, Filter>();
  for (const filter of filters) {
    const name = filterName(filter);
    if (name === undefined)
      throw new MongoError(
        'FailedToParse',
        'Cannot use an expression without a top-level field name in arrayFilters',
      );
    if (parsed.has(name))
      throw new MongoError(
        'FailedToParse',
        `Found multiple array filters with the same top-level field name ${name}`,
      );
    if (!paths.some((path) => path.includes(`$[${name}]`))) {
      throw new MongoError(
        'FailedToParse',
        `The array filter for identifier '${name}' was not used in the update`,
      );
    }
    // The filter names the element itself, which is then a field of the document that is tested.
    parsed.set(name, parseFilter(filter));
  }
  for (const path of paths) {
    for (const [, name = ''] of path.matchAll(/\$\[([^\]]+)\]/g)) {
      if (!parsed.has(name))
        throw new MongoError('BadValue', `No array filter found for identifier '${name}' in path '${path}'`);
    }
  }
  return parsed;
}

/** The identifier that all fields of an array filter start with. */
function filterName(filter: Doc): string | undefined {
  let name: string | undefined;
  for (const [key, value] of Object.entries(filter)) {
    const found = key.startsWith('$')
      ? Array.isArray(value) && isDocument(value[0])
        ? filterName(value[0])
        : undefined
      : firstSegment(key);
    if (found === undefined) continue;
    if (name !== undefined && name !== found) {
      throw new MongoError(
        'FailedToParse',
        `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${name}' and '${found}'`,
      );
    }
    name = found;
  }
  return name;
}
