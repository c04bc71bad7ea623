import { type Doc, isDocument } from '../../bson/types';
import type { Query } from '../../query/plan/plan';
import type { CollectionInfo } from '../../storage/catalog/collection-info';
import { parseSort } from '../../values/parse-sort';
import { flag } from '../options/scalars';
import { filterOption, variablesOption } from '../options/variables';
import { findQuery } from '../reads/find-query';

/** The commands that can be explained. */
export type Explained = 'find' | 'aggregate' | 'count' | 'distinct' | 'update' | 'delete' | 'findAndModify';

/** The query of a command that reads or writes individual documents. */
export function queryOf(name: Explained, body: Doc, collection: CollectionInfo): Query {
  if (name === 'find') return findQuery(body, collection);
  const list = name === 'update' ? body.updates : name === 'delete' ? body.deletes : undefined;
  const statement = Array.isArray(list) && isDocument(list[0]) ? list[0] : body;
  const filterName = list ? 'q' : 'query';
  const one =
    name === 'findAndModify' ||
    (name === 'update' && !flag(statement, 'multi')) ||
    Number(statement.limit) === 1;
  return {
    collection,
    filter: filterOption(statement, filterName, variablesOption(body)),
    sort: parseSort(statement.sort),
    limit: one ? 1 : 0,
    skip: 0,
    hint: statement.hint,
  };
}
