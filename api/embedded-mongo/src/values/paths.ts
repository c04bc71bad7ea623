import type { Doc } from '../bson/types';

/** Marks a path that leads nowhere. */
export const MISSING = undefined;

/** The top-level field that a path begins with. */
export function firstSegment(path: string): string {
  const dot = path.indexOf('.');
  return dot < 0 ? path : path.slice(0, dot);
}

/** Whether a segment of a path can be a position in an array. */
export function isArrayIndex(segment: string): boolean {
  return /^(0|[1-9]\d*)$/.test(segment);
}

/** Reads an own property of a document, never an inherited one. */
export function field(doc: Doc, name: string): unknown {
  return Object.hasOwn(doc, name) ? doc[name] : undefined;
}
