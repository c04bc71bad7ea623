import type { IndexInfo } from '../../storage/catalog/collection-info';
import type { SortField } from '../../values/sort-keys';

/** Beyond this many scans, sorting in memory beats merging. */
const MOST_MERGED = 500;

/** How an index provides the order of a sort. */
export interface IndexOrder {
  sorted: boolean;
  /** Whether it is read backwards. */
  reverse: boolean;
  /** Whether several scans are merged. */
  merge: boolean;
}

/** Whether reading the index forwards or backwards yields the documents in sort order. */
export function sortOrder(index: IndexInfo, counts: number[], scans: number, sort: SortField[]): IndexOrder {
  const no = { sorted: false, reverse: false, merge: false };
  if (sort.length === 0) return no;
  const constant = new Set(
    index.fields
      .filter((_, position) => counts[position] === 1 && !index.multikey[position])
      .map(({ path }) => path),
  );
  const remaining = sort.filter(({ path }) => !constant.has(path));
  // With several exact values, the scans are merged by the fields that follow the bounded ones.
  const direct = matchOrder(index, remaining, firstFree(index, constant));
  if (direct !== undefined && counts.every((count) => count === 1))
    return { sorted: true, reverse: direct, merge: false };
  if (counts.length > 0 && scans <= MOST_MERGED) {
    const merged = matchOrder(index, remaining, counts.length);
    if (merged !== undefined) return { sorted: true, reverse: merged, merge: true };
  }
  return direct === undefined ? no : { sorted: true, reverse: direct, merge: false };
}

function firstFree(index: IndexInfo, constant: ReadonlySet<string>): number {
  const position = index.fields.findIndex(({ path }) => !constant.has(path));
  return position < 0 ? index.fields.length : position;
}

/** Returns whether to read backwards; undefined if the index fields from `from` do not match the sort. */
function matchOrder(index: IndexInfo, remaining: SortField[], from: number): boolean | undefined {
  let reverse: boolean | undefined;
  for (let i = 0; i < remaining.length; i++) {
    const own = index.fields[from + i];
    const field = remaining[i] as SortField;
    if (!own || own.path !== field.path || index.multikey[from + i]) return undefined;
    const opposite = own.direction !== field.direction;
    if (reverse !== undefined && reverse !== opposite) return undefined;
    reverse = opposite;
  }
  return reverse ?? false;
}
