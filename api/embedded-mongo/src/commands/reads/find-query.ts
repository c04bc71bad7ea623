import type { Doc } from '../../bson/types';
import { notSupported } from '../../errors';
import type { Query } from '../../query/plan/plan';
import type { CollectionInfo } from '../../storage/catalog/collection-info';
import { parseSort } from '../../values/parse-sort';
import { nonNegativeOption, numberOption } from '../options/scalars';
import { filterOption, variablesOption } from '../options/variables';

/** Options that MongoDB supports and this server refuses. */
export const REFUSED = [
  'min',
  'max',
  'returnKey',
  'showRecordId',
  'tailable',
  'awaitData',
  'oplogReplay',
  'allowPartialResults',
];

function refuseOptions(body: Doc): void {
  for (const name of REFUSED) {
    const value = body[name];
    const unused =
      value === undefined ||
      value === false ||
      (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
    if (!unused) throw notSupported(`the option ${name} of find`);
  }
}

/** The query that a find command describes. */
export function findQuery(body: Doc, collection: CollectionInfo): Query {
  refuseOptions(body);
  return {
    collection,
    filter: filterOption(body, 'filter', variablesOption(body)),
    sort: parseSort(body.sort),
    limit: Math.abs(numberOption(body, 'limit') ?? 0),
    skip: nonNegativeOption(body, 'skip') ?? 0,
    hint: body.hint,
  };
}
