import type { Doc } from '../bson/types';
import type { Filter, Variables } from '../query/filter/filter';
import type { PathChange } from './modifiers';
import type { PipelineUpdate } from './pipeline';

/** An update by operators. */
export interface OperatorUpdate {
  kind: 'operators';
  changes: PathChange[];
  renames: { from: string; to: string }[];
  arrayFilters: Map<string, Filter>;
  /** The top-level fields that may change. */
  touched: Set<string>;
}

/** An update that replaces the document. */
export interface ReplacementUpdate {
  kind: 'replacement';
  document: Doc;
}

/** A parsed update. */
export type Update = OperatorUpdate | ReplacementUpdate | PipelineUpdate;

/** How change streams call a change by this update. */
export const changeKind = (update: Update): 'replace' | 'update' =>
  update.kind === 'replacement' ? 'replace' : 'update';

/** What an update can refer to. */
export interface UpdateOptions {
  arrayFilters?: Doc[];
  variables?: Variables;
}
