import { ObjectId } from 'bson';
import { checkId } from '../bson/check-id';
import { decodeDocument, elements } from '../bson/decode';
import { encodeDocument, encodeElement, joinElements } from '../bson/encode';
import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import type { Filter } from '../query/filter/filter';
import { type MatchDetails, matches } from '../query/filter/matcher';
import { equalValues } from '../values/compare';
import { field } from '../values/paths';
import type { OperatorUpdate, Update } from './parse-update';
import { applyPipeline } from './pipeline';
import { applyChange, type WalkContext } from './walk';

const MAX_DOCUMENT = 16 * 1024 * 1024;

/** Applies an update to a stored document; returns the same buffer if nothing changes. */
export function updateDocument(raw: Buffer, update: Update, filter: Filter): Buffer {
  const next = changed(raw, update, filter);
  if (next.equals(raw)) return raw;
  if (next.length > MAX_DOCUMENT) {
    throw new MongoError(
      'BSONObjectTooLarge',
      `Resulting document after update is larger than ${MAX_DOCUMENT}`,
    );
  }
  return next;
}

function changed(raw: Buffer, update: Update, filter: Filter): Buffer {
  switch (update.kind) {
    case 'replacement':
      return replaceFields(raw, update.document);
    case 'pipeline': {
      const doc = decodeDocument(raw);
      const next = applyPipeline(update, doc);
      if (!equalValues(next._id ?? doc._id, doc._id)) throw immutableId();
      return keepEqualFields(raw, doc, { _id: doc._id, ...next });
    }
    case 'operators':
      return applyOperators(raw, update, filter);
  }
}

function immutableId(): MongoError {
  return new MongoError(
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}

function replaceFields(raw: Buffer, document: Doc): Buffer {
  const { _id: id } = decodeDocument(raw, new Set(['_id']));
  if ('_id' in document && !equalValues(document._id, id)) {
    throw new MongoError(
      'ImmutableField',
      "After applying the update, the (immutable) field '_id' was found to have been altered",
    );
  }
  return encodeDocument({ _id: id, ...document, ...('_id' in document && { _id: id }) });
}

/** Encodes a recomputed document; unchanged fields keep their bytes, and so their exact types. */
function keepEqualFields(raw: Buffer, before: Doc, after: Doc): Buffer {
  const originals = new Map([...elements(raw)].map((element) => [element.name, element]));
  const parts = Object.entries(after).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const original = originals.get(name);
    const same = original && equalValues(before[name], value);
    return [same ? raw.subarray(original.start, original.end) : encodeElement(name, value)];
  });
  return joinElements(parts);
}

/** Decodes only the fields the update touches; the bytes of the others are copied. */
function applyOperators(raw: Buffer, update: OperatorUpdate, filter: Filter): Buffer {
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

function changeFields(doc: Doc, update: OperatorUpdate, context: WalkContext, inserting: boolean): void {
  for (const change of update.changes) {
    if (inserting || !change.modifier.onInsert) applyChange(doc, change, context);
  }
  for (const { from, to } of update.renames) rename(doc, from, to, context);
}

function rename(doc: Doc, from: string, to: string, context: WalkContext): void {
  const path = from.split('.');
  let parent: unknown = doc;
  for (const segment of path.slice(0, -1)) {
    parent = isDocument(parent) ? field(parent, segment) : undefined;
  }
  const name = path.at(-1) ?? '';
  if (Array.isArray(parent))
    throw new MongoError('BadValue', `The source field cannot be an array element, '${from}'`);
  if (!isDocument(parent) || field(parent, name) === undefined) return;
  const value = parent[name];
  delete parent[name];
  const modifier = { creates: true, change: () => value };
  applyChange(doc, { path: to, segments: to.split('.'), modifier }, context);
}

/** The document an upsert inserts: the equality conditions of the filter, with the update applied. */
export function upsertDocument(update: Update, filter: Filter): Buffer {
  const required: Doc = {};
  addEqualities(filter, required);
  const doc = update.kind === 'replacement' ? replacementInsert(update.document, required) : required;
  if (update.kind === 'operators') {
    changeFields(doc, update, { arrayFilters: update.arrayFilters, position: undefined }, true);
  }
  const result = update.kind === 'pipeline' ? applyPipeline(update, doc) : doc;
  const { _id: id = new ObjectId(), ...rest } = result;
  checkId(id);
  return encodeDocument({ _id: id, ...rest });
}

function replacementInsert(document: Doc, required: Doc): Doc {
  return '_id' in required && !('_id' in document) ? { _id: required._id, ...document } : { ...document };
}

function addEqualities(filter: Filter, doc: Doc): void {
  if (filter.kind === 'and') for (const part of filter.filters) addEqualities(part, doc);
  if (filter.kind === 'or' && filter.filters.length === 1 && filter.filters[0])
    addEqualities(filter.filters[0], doc);
  if (filter.kind !== 'path') return;
  const { condition, path, segments } = filter;
  const single = condition.kind === 'in' && condition.values.length === 1 && condition.patterns.length === 0;
  if (condition.kind !== 'equals' && !single) return;
  const value =
    condition.kind === 'equals' ? condition.value : condition.kind === 'in' ? condition.values[0] : undefined;
  const modifier = { creates: true, change: () => value };
  applyChange(doc, { path, segments, modifier }, { arrayFilters: new Map(), position: undefined });
}
