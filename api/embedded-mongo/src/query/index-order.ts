import type { IndexInfo } from '../storage/catalog';
import type { SortField } from './sort';

/** Beyond this many scans, sorting in memory beats merging. */
const MOST_MERGED = 500;

/** How an index gives the order of a sort. */
export interface IndexOrder {
  sorted: boolean;
  /** Whether it is read backwards. */
  reverse: boolean;
  /** Whether several scans are merged. */
  merge: boolean;
}

/** Whether reading the index in order (or backwards) gives the documents in the order of the sort. */
export function sortOrder(index: IndexInfo, counts: number[], scans: number, sort: SortField[]): IndexOrder {
  const no = { sorted: false, reverse: false, merge: false };
  if (sort.length === 0) return no;
  const constant = new Set(
    index.fields
      .filter((_, position) => counts[position] === 1 && !index.multikey[position])
      .map(({ path }) => path),
  );
  const wanted = sort.filter(({ path }) => !constant.has(path));
  // With several points, the scans are merged by what follows the bounded fields.
  const direct = matchOrder(index, wanted, firstFree(index, constant));
  if (direct !== undefined && counts.every((count) => count === 1))
    return { sorted: true, reverse: direct, merge: false };
  if (counts.length > 0 && scans <= MOST_MERGED) {
    const merged = matchOrder(index, wanted, counts.length);
    if (merged !== undefined) return { sorted: true, reverse: merged, merge: true };
  }
  return direct === undefined ? no : { sorted: true, reverse: direct, merge: false };
}

function firstFree(index: IndexInfo, constant: ReadonlySet<string>): number {
  const position = index.fields.findIndex(({ path }) => !constant.has(path));
  return position < 0 ? index.fields.length : position;
}

/** Answers whether to read backwards; undefined when the index fields from `from` are not the wanted order. */
function matchOrder(index: IndexInfo, wanted: SortField[], from: number): boolean | undefined {
  let reverse: boolean | undefined;
  for (let i = 0; i < wanted.length; i++) {
    const own = index.fields[from + i];
    const field = wanted[i] as SortField;
    if (!own || own.path !== field.path || index.multikey[from + i]) return undefined;
    const opposite = own.direction !== field.direction;
    if (reverse !== undefined && reverse !== opposite) return undefined;
    reverse = opposite;
  }
  return reverse ?? false;
}
