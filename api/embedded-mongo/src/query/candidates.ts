import type { IndexInfo } from '../storage/catalog';
import { prepareIndex } from '../storage/index-keys';
import { invert } from '../storage/ordered-key';
import { type Bounds, conditionBounds, type Interval, intersect, intervalRange, prefixRange } from './bounds';
import { equalValues, TypeRank, typeRank } from './compare';
import type { Condition, Filter } from './filter';
import { matches } from './matcher';
import type { IndexPlan } from './plan';
import type { SortField } from './sort';

/** One condition that every match fulfils. */
export interface Requirement {
  path: string;
  condition: Condition;
  /** False where the condition only follows from the filter, and does not replace a part of it. */
  whole: boolean;
}

/** Beyond this many combinations of values, the remaining fields of the index are not bounded. */
const MOST_RANGES = 20_000;
/** Beyond this many scans, sorting in memory beats merging. */
const MOST_MERGED = 500;

/** The conditions that hold for every match, and whether they are all that the filter says. */
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

export interface Candidate extends IndexPlan {
  /** Fields bound to single values, and whether a range follows them. */
  points: number;
  ranged: boolean;
}

interface FieldBounds {
  points?: Buffer[];
  interval?: Interval;
  used: Requirement[];
}

/** Combines the conditions on one index field. On a field of arrays only one of them may bound the scan. */
function fieldBounds(list: Requirement[], path: string, multikey: boolean): FieldBounds | undefined {
  const found: { requirement: Requirement; bounds: Bounds }[] = [];
  for (const requirement of list) {
    if (requirement.path !== path) continue;
    const bounds = conditionBounds(requirement.condition, multikey);
    if (bounds) found.push({ requirement, bounds });
  }
  const usable = (entry: (typeof found)[number]): Requirement[] =>
    entry.bounds.exact && entry.requirement.whole ? [entry.requirement] : [];
  const points = found
    .filter(({ bounds }) => bounds.points)
    .sort((a, b) => (a.bounds.points?.length ?? 0) - (b.bounds.points?.length ?? 0))[0];
  if (points) return { points: points.bounds.points ?? [], used: usable(points) };
  const first = found[0];
  if (!first?.bounds.interval) return undefined;
  if (multikey) return { interval: first.bounds.interval, used: usable(first) };
  const interval = found.reduce<Interval>(
    (all, { bounds }) => (bounds.interval ? intersect(all, bounds.interval) : all),
    first.bounds.interval,
  );
  return { interval, used: found.flatMap(usable) };
}

/** Whether a document without the field cannot match the condition. */
function needsPresence(condition: Condition): boolean {
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

/** Whether an index that leaves documents out still holds every match. */
function holdsAllMatches(index: IndexInfo, list: Requirement[]): boolean {
  if (index.sparse) {
    const present = list.some(
      ({ path, condition }) => needsPresence(condition) && index.fields.some((field) => field.path === path),
    );
    if (!present) return false;
  }
  const { partial } = prepareIndex(index);
  return partial === undefined || implied(partial, list);
}

function implied(filter: Filter, list: Requirement[]): boolean {
  if (filter.kind === 'and') return filter.filters.every((part) => implied(part, list));
  if (filter.kind !== 'path') return false;
  return list.some(({ path, condition }) => path === filter.path && implies(condition, filter.condition));
}

/** Whether whatever fulfils `given` fulfils `wanted` too. */
function implies(given: Condition, wanted: Condition): boolean {
  if (wanted.kind === 'exists') return needsPresence(given);
  if (given.kind === 'equals' && 'value' in wanted && wanted.kind === 'equals') {
    return equalValues(given.value, wanted.value);
  }
  const values =
    given.kind === 'equals'
      ? [given.value]
      : given.kind === 'in' && given.patterns.length === 0
        ? given.values
        : undefined;
  if (values) return values.every((value) => valueFulfils(value, wanted));
  if (!('value' in given) || !('value' in wanted) || given.kind === 'equals' || wanted.kind === 'equals')
    return false;
  if (typeRank(given.value) !== typeRank(wanted.value)) return false;
  if (given.kind.slice(0, 4) !== wanted.kind.slice(0, 4)) return false;
  return boundImplies(given.kind, given.value, wanted);
}

function boundImplies(kind: string, value: unknown, wanted: Condition): boolean {
  if (valueFulfils(value, wanted)) return true;
  // x > 5 implies x > 5, though 5 itself does not fulfil it.
  return kind === wanted.kind && 'value' in wanted && equalValues(value, wanted.value);
}

function valueFulfils(value: unknown, wanted: Condition): boolean {
  if (Array.isArray(value)) return false;
  return matches({ kind: 'path', path: '', segments: [], condition: wanted }, value);
}

/** How an index could serve a filter and a sort; undefined when it cannot. */
export function candidate(
  index: IndexInfo,
  list: Requirement[],
  complete: boolean,
  sort: SortField[],
): Candidate | undefined {
  if (!holdsAllMatches(index, list)) return undefined;
  const used = new Set<Requirement>();
  let prefixes = [prepareIndex(index).prefix];
  const counts: number[] = [];
  let interval: Interval | undefined;
  let boundedArray = false;
  let position = 0;
  for (; position < index.fields.length; position++) {
    const { path, direction } = index.fields[position] as SortField;
    const multikey = index.multikey[position] ?? false;
    // Two fields of one array: only one can be bounded, the elements that fulfil them may differ.
    const bounds = multikey && boundedArray ? undefined : fieldBounds(list, path, multikey);
    if (!bounds) break;
    if (!bounds.points || bounds.points.length * prefixes.length > MOST_RANGES) {
      interval = bounds.interval;
      if (interval) for (const requirement of bounds.used) used.add(requirement);
      break;
    }
    boundedArray ||= multikey;
    for (const requirement of bounds.used) used.add(requirement);
    const points = direction === 1 ? bounds.points : bounds.points.map(invert).reverse();
    prefixes = prefixes.flatMap((prefix) => points.map((point) => Buffer.concat([prefix, point])));
    counts.push(points.length);
  }
  const direction = index.fields[position]?.direction ?? 1;
  const ranges = prefixes.map((prefix) =>
    interval ? intervalRange(prefix, interval, direction) : prefixRange(prefix),
  );
  const order = sortOrder(index, counts, prefixes.length, sort);
  if (counts.length === 0 && !interval && !order.sorted) return undefined;
  return {
    kind: 'index',
    index,
    ranges,
    ...(index.unique && counts.length === index.fields.length && !order.merge && { uniqueKeys: prefixes }),
    reverse: order.reverse,
    ...(order.merge && prefixes.length > 1 && { mergeFrom: prefixes.map((prefix) => prefix.length) }),
    exact: complete && list.every((requirement) => !requirement.whole || used.has(requirement)),
    sorted: order.sorted,
    points: counts.length,
    ranged: interval !== undefined,
  };
}

/** Whether reading the index in order (or backwards) gives the documents in the order of the sort. */
function sortOrder(
  index: IndexInfo,
  counts: number[],
  scans: number,
  sort: SortField[],
): { sorted: boolean; reverse: boolean; merge: boolean } {
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
