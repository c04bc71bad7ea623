import type { Doc } from '../../bson/types';
import { MongoError } from '../../errors';
import type { Filter } from '../../query/filter/filter';
import { collectValues } from '../../values/collect-values';

/**
 * The filter for documents that are equal to one in the fields that join them.
 * @throws MongoError if a field is missing or an array
 */
export function joinFilter(doc: Doc, on: string[]): Filter {
  const filters = on.map((path): Filter => {
    const values: unknown[] = [];
    if (collectValues(doc, path.split('.'), values))
      throw new MongoError(51185, `$merge write error: 'on' field '${path}' cannot be an array`);
    const [value] = values;
    if (value === undefined || value === null)
      throw new MongoError(
        51132,
        `$merge write error: 'on' field '${path}' cannot be missing, null or undefined`,
      );
    return { kind: 'path', path, segments: path.split('.'), condition: { kind: 'equals', value } };
  });
  return { kind: 'and', filters };
}

/** The values of the fields that join a document. */
export function joinValues(doc: Doc, on: string[]): Doc {
  return Object.fromEntries(
    on.map((path) => {
      const values: unknown[] = [];
      collectValues(doc, path.split('.'), values);
      return [path, values[0]];
    }),
  );
}
