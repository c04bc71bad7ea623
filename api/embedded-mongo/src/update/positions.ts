import type { Doc } from '../bson/types';
import { MongoError } from '../errors';
import type { Filter } from '../query/filter/filter';
import { matches } from '../query/filter/matcher';
import { isArrayIndex } from '../values/paths';
import { notViable } from './containers';
import type { PathChange } from './modifiers';

/** What `$` and `$[name]` in a path refer to. */
export interface WalkContext {
  arrayFilters: Map<string, Filter>;
  /** The position that the query matched, for `$`. */
  position: number | undefined;
}

/** The fields or positions that a segment stands for. */
export function keysAt(
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
