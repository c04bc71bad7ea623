import { MongoError } from '../../errors';
import { parseSort } from '../../values/parse-sort';
import { compareKeys, sortKeys } from '../../values/sort-keys';
import type { StageFactory } from '../environment';

/** `$sort`, in memory. */
export const sort: StageFactory = (operand) => {
  const fields = parseSort(operand);
  if (fields.length === 0) throw new MongoError(15976, '$sort stage must have at least one sort key');
  return function* (input) {
    const rows = Array.from(input, (doc) => ({ doc, keys: sortKeys(fields, doc) }));
    rows.sort((a, b) => compareKeys(fields, a.keys, b.keys));
    for (const { doc } of rows) yield doc;
  };
};
