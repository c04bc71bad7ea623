import type { Doc } from '../bson/types';
import { MongoError } from '../errors';
import type { PathChange } from './modifiers';

const MOST_PADDING = 1_500_000;

/** The error of a path through a value that has no fields. */
export function notViable(segment: string, change: PathChange, at: number, container: unknown): MongoError {
  const parent = change.segments[at - 1] ?? '';
  const shown = String(JSON.stringify(container)).slice(0, 80);
  return new MongoError('PathNotViable', `Cannot create field '${segment}' in element {${parent}: ${shown}}`);
}

/** Reads a field or an element. */
export function read(container: Doc | unknown[], key: string | number): unknown {
  if (Array.isArray(container)) return container[key as number];
  return Object.hasOwn(container, key) ? container[key] : undefined;
}

/**
 * Sets a field or an element; a gap in an array is filled with null.
 * @throws MongoError if the gap is too long
 */
export function write(container: Doc | unknown[], key: string | number, value: unknown): void {
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
