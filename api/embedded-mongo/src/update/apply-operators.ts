import { decodeDocument } from '../bson/decode';
import { elements } from '../bson/elements';
import { encodeElement, joinElements } from '../bson/encode';
import type { Filter } from '../query/filter/filter';
import { type MatchDetails, matches } from '../query/filter/matcher';
import { equalValues } from '../values/compare';
import { field } from '../values/paths';
import { changeFields } from './change-fields';
import { immutableId } from './replace-fields';
import type { OperatorUpdate } from './update';

/** Decodes only the fields the update touches; the bytes of the others are copied. */
export function applyOperators(raw: Buffer, update: OperatorUpdate, filter: Filter): Buffer {
  const doc = decodeDocument(raw, update.touched);
  const id = doc._id;
  changeFields(
    doc,
    update,
    { arrayFilters: update.arrayFilters, position: matchedPosition(raw, update, filter) },
    false,
  );
  if (update.touched.has('_id') && !equalValues(doc._id, id)) throw immutableId();
  const parts: Buffer[] = [];
  const written = new Set<string>();
  for (const { name, start, end } of elements(raw)) {
    written.add(name);
    if (!update.touched.has(name)) parts.push(raw.subarray(start, end));
    else if (field(doc, name) !== undefined) parts.push(encodeElement(name, doc[name]));
  }
  for (const [name, value] of Object.entries(doc))
    if (!written.has(name)) parts.push(encodeElement(name, value));
  return joinElements(parts);
}

function matchedPosition(raw: Buffer, update: OperatorUpdate, filter: Filter): number | undefined {
  if (!update.changes.some(({ segments }) => segments.includes('$'))) return undefined;
  const details: MatchDetails = {};
  matches(filter, decodeDocument(raw), details);
  return details.position;
}
