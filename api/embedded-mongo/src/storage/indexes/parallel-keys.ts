import type { Doc } from '../../bson/types';
import { MongoError } from '../../errors';
import { collectValues } from '../../values/collect-values';
import type { IndexInfo } from '../catalog/collection-info';
import { distinctKeys, fieldKeys, placeOf } from './field-keys';

/** Several fields of one array of documents: one key per element, with all its fields. */
export function parallelKeys(index: IndexInfo, doc: Doc, values: unknown[][]): Buffer[] {
  const paths = index.fields.map(({ path }) => path.split('.'));
  const spread = paths.filter((_, position) => (values[position] as unknown[]).length > 1);
  const root = sharedArray(doc, spread);
  if (!root) throw parallelArrays(spread);
  const keys: Buffer[] = [];
  for (const item of root.items) {
    const rows = paths.map((path, position) => {
      const inArray = root.path.every((segment, i) => path[i] === segment) && path.length > root.path.length;
      const found = inArray ? [] : (values[position] as unknown[]);
      const isArray = inArray && collectValues(item, path.slice(root.path.length), found);
      return fieldKeys(found, isArray, placeOf(index, position));
    });
    if (rows.filter((row) => row.length > 1).length > 1) throw parallelArrays(spread);
    let partial: Buffer[] = [Buffer.alloc(0)];
    for (const row of rows) partial = partial.flatMap((key) => row.map((part) => Buffer.concat([key, part])));
    keys.push(...partial);
  }
  return distinctKeys(keys);
}

function parallelArrays(paths: string[][]): MongoError {
  const names = paths.map((path) => `[${path.join('.')}]`).join(' ');
  return new MongoError('CannotIndexParallelArrays', `cannot index parallel arrays ${names}`);
}

/** The array all the given paths go through, if they share one. */
function sharedArray(doc: Doc, paths: string[][]): { path: string[]; items: unknown[] } | undefined {
  const first = paths[0] as string[];
  let value: unknown = doc;
  for (let depth = 0; depth < first.length; depth++) {
    if (Array.isArray(value)) return { path: first.slice(0, depth), items: value };
    if (paths.some((path) => path[depth] !== first[depth])) return undefined;
    value = (value as Doc | null)?.[first[depth] as string];
  }
  return undefined;
}
