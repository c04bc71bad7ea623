import type { Collation } from '../../collation/collation';
import { parseCollation } from '../../collation/parse';
import type { Filter } from '../../query/filter/filter';
import { filterFields } from '../../query/filter/filter-fields';
import { parseFilter } from '../../query/filter/parse-filter';
import { firstSegment } from '../../values/paths';
import type { IndexInfo } from '../catalog/collection-info';
import { spaceKey } from '../keys/keyspace';

/** Precomputed once per index. */
interface PreparedIndex {
  segments: string[][];
  partial?: Filter;
  collation?: Collation;
  prefix: Buffer;
}

const prepared = new WeakMap<IndexInfo, PreparedIndex>();

/** Returns what is computed once per index. */
export function prepareIndex(index: IndexInfo): PreparedIndex {
  let ready = prepared.get(index);
  if (!ready) {
    ready = {
      segments: index.fields.map(({ path }) => path.split('.')),
      partial: index.partialFilter && parseFilter(index.partialFilter),
      collation: index.collation && parseCollation(index.collation),
      prefix: spaceKey(index.id),
    };
    prepared.set(index, ready);
  }
  return ready;
}

/** The top-level fields that determine a document's index entries. */
export function indexedFields(indexes: IndexInfo[]): Set<string> {
  const fields = new Set<string>();
  for (const index of indexes) {
    for (const { path } of index.fields) fields.add(firstSegment(path));
    const { partial } = prepareIndex(index);
    if (partial) for (const name of filterFields(partial) ?? []) fields.add(name);
  }
  return fields;
}
