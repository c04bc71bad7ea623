import { isDocument } from '../bson/types';
import { field, isArrayIndex } from './paths';

/**
 * Collects the values for an index key or `distinct`: follows the path through arrays and expands a final array into
 * its elements. A missing end counts as undefined. Returns whether an array was found on the way.
 */
export function collectValues(doc: unknown, segments: string[], out: unknown[], at = 0): boolean {
  if (at === segments.length) {
    if (!Array.isArray(doc)) {
      out.push(doc);
      return false;
    }
    if (doc.length === 0) out.push(doc);
    else out.push(...doc);
    return true;
  }
  const segment = segments[at] as string;
  if (isDocument(doc)) return collectValues(field(doc, segment), segments, out, at + 1);
  if (!Array.isArray(doc)) {
    out.push(undefined);
    return false;
  }
  if (isArrayIndex(segment) && Number(segment) < doc.length) {
    collectValues(doc[Number(segment)], segments, out, at + 1);
    return true;
  }
  const before = out.length;
  for (const item of doc) if (isDocument(item)) collectValues(item, segments, out, at);
  if (out.length === before) out.push(undefined);
  return true;
}
