import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import type { Filter } from '../query/filter/filter';
import { matches } from '../query/filter/matcher';
import { isArrayIndex } from '../values/paths';
import type { PathChange } from './modifiers';

export interface WalkContext {
  arrayFilters: Map<string, Filter>;
  /** The position that the query matched, for `$`. */
  position: number | undefined;
}

const MOST_PADDING = 1_500_000;

/** Applies a change to a decoded document in place, wherever its path leads. */
export function applyChange(doc: Doc, change: PathChange, context: WalkContext): void {
  step(doc, change, 0, context);
}

function step(container: Doc | unknown[], change: PathChange, at: number, context: WalkContext): void {
  const segment = change.segments[at] as string;
  for (const key of keysAt(container, segment, change, at, context)) {
    if (at === change.segments.length - 1) changeLeaf(container, key, change);
    else descend(container, key, change, at, context);
  }
}

/** The fields or positions that a segment stands for. */
function keysAt(
  container: Doc | unknown[],
  segment: string,
  change: PathChange,
  at: number,
  context: WalkContext,
): (string | number)[] {
  if (segment === '$') return [matchedPosition(container, change, context)];
  if (segment.startsWith('$[')) return filteredPositions(container, segment, change, at, context);
  if (!Array.isArray(container)) return [segment];
  if (isArrayIndex(segment)) return [Number(segment)];
  if (!change.modifier.creates) return [];
  throw notViable(segment, change, at, container);
}

function matchedPosition(container: Doc | unknown[], change: PathChange, context: WalkContext): number {
  if (context.position === undefined) {
    throw new MongoError('BadValue', 'The positional operator did not find the match needed from the query.');
  }
  if (!Array.isArray(container)) {
    throw new MongoError(
      'BadValue',
      `Cannot apply the positional operator to a non-array at '${change.path}'`,
    );
  }
  return context.position;
}

function filteredPositions(
  container: Doc | unknown[],
  segment: string,
  change: PathChange,
  at: number,
  context: WalkContext,
): number[] {
  if (!Array.isArray(container)) {
    const path = change.segments.slice(0, at).join('.');
    throw new MongoError(
      'BadValue',
      `The path '${path}' must exist in the document in order to apply array updates.`,
    );
  }
  const name = segment.slice(2, -1);
  const filter = context.arrayFilters.get(name);
  const positions = container.map((_, position) => position);
  if (!filter) return positions;
  return positions.filter((position) => matches(filter, { [name]: container[position] }));
}

function notViable(segment: string, change: PathChange, at: number, container: unknown): MongoError {
  const parent = change.segments[at - 1] ?? '';
  const shown = String(JSON.stringify(container)).slice(0, 80);
  return new MongoError('PathNotViable', `Cannot create field '${segment}' in element {${parent}: ${shown}}`);
}

function read(container: Doc | unknown[], key: string | number): unknown {
  if (Array.isArray(container)) return container[key as number];
  return Object.hasOwn(container, key) ? container[key] : undefined;
}

function write(container: Doc | unknown[], key: string | number, value: unknown): void {
  if (!Array.isArray(container)) {
    if (key === '__proto__')
      Object.defineProperty(container, key, { value, enumerable: true, configurable: true, writable: true });
    else container[key] = value;
    return;
  }
  const position = key as number;
  if (position > container.length + MOST_PADDING) {
    throw new MongoError(
      'BadValue',
      `Cannot set the array element at ${position}: the array would grow too much`,
    );
  }
  while (container.length < position) container.push(null);
  container[position] = value;
}

function changeLeaf(container: Doc | unknown[], key: string | number, change: PathChange): void {
  const value = read(container, key);
  if (value === undefined && !change.modifier.creates) return;
  const next = change.modifier.change(value, change.path);
  if (next !== undefined) write(container, key, next);
  // Removing an element of an array leaves null, so that the others keep their positions.
  else if (Array.isArray(container)) container[key as number] = null;
  else delete container[key];
}

function descend(
  container: Doc | unknown[],
  key: string | number,
  change: PathChange,
  at: number,
  context: WalkContext,
): void {
  const child = read(container, key);
  if (isDocument(child) || Array.isArray(child)) {
    step(child, change, at + 1, context);
    return;
  }
  const next = change.segments[at + 1] as string;
  if (child !== undefined) {
    if (!change.modifier.creates) return;
    throw notViable(next, change, at + 1, child);
  }
  if (!change.modifier.creates) return;
  if (next.startsWith('$')) {
    const path = change.segments.slice(0, at + 1).join('.');
    throw new MongoError(
      'BadValue',
      `The path '${path}' must exist in the document in order to apply array updates.`,
    );
  }
  const created: Doc = {};
  write(container, key, created);
  step(created, change, at + 1, context);
}
