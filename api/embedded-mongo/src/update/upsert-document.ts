import { ObjectId } from 'bson';
import { checkId } from '../bson/check-id';
import { encodeDocument } from '../bson/encode';
import type { Doc } from '../bson/types';
import type { Filter } from '../query/filter/filter';
import { applyChange } from './apply-change';
import { changeFields } from './change-fields';
import { applyPipeline } from './pipeline';
import type { Update } from './update';

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
