import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { field } from '../values/paths';
import { applyChange } from './apply-change';
import type { WalkContext } from './positions';
import type { OperatorUpdate } from './update';

/** Applies the changes and renames of an update to a decoded document in place. */
export function changeFields(
  doc: Doc,
  update: OperatorUpdate,
  context: WalkContext,
  inserting: boolean,
): void {
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
