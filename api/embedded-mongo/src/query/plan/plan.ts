import type { CollectionInfo, IndexInfo } from '../../storage/catalog/collection-info';
import type { KeyRange } from '../../storage/reader';
import type { SortField } from '../../values/sort-keys';
import type { Filter } from '../filter/filter';

/** A query of a collection. */
export interface Query {
  collection: CollectionInfo;
  filter: Filter;
  sort: SortField[];
  /** 0 means no limit. */
  limit: number;
  skip: number;
  /** Name or key pattern of the index to use; `{$natural: 1 | -1}` for none. */
  hint?: unknown;
}

export interface IndexPlan {
  kind: 'index';
  index: IndexInfo;
  ranges: KeyRange[];
  /** Complete keys, if every field of a unique index is bound to exact values. */
  uniqueKeys?: Buffer[];
  reverse: boolean;
  /** For several ranges that are each in order: the lengths of their prefixes, used to merge them. */
  mergeFrom?: number[];
  /** Whether the ranges contain exactly the matches, so that documents need not be tested. */
  exact: boolean;
  sorted: boolean;
}

export interface CollectionPlan {
  kind: 'collection';
  reverse: boolean;
  exact: boolean;
  sorted: boolean;
}

/** The branches of an `$or`, each through an index. */
export interface UnionPlan {
  kind: 'union';
  plans: IndexPlan[];
  exact: false;
  sorted: boolean;
}

export type Plan = IndexPlan | CollectionPlan | UnionPlan;
