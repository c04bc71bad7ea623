import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { notViable, read, write } from './containers';
import type { PathChange } from './modifiers';
import { keysAt, type WalkContext } from './positions';

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
