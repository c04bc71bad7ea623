import type { Filter } from '../../query/filter/filter';
import type { Query } from '../../query/plan/plan';
import type { CollectionInfo } from '../../storage/catalog/collection-info';
import type { Environment } from '../environment';
import { stageParts } from '../stages/stage-parts';
import { absorb } from './absorb';

/** The part of a pipeline that a query of the collection can serve, and the remaining stages. */
export interface SplitPipeline {
  query: Query;
  rest: unknown[];
}

/** Moves leading `$match`, `$sort`, `$skip` and `$limit` stages into the query, so that indexes serve them. */
export function splitPipeline(
  collection: CollectionInfo,
  pipeline: unknown[],
  environment: Environment,
  base?: Filter,
): SplitPipeline {
  const filters: Filter[] = base ? [base] : [];
  const query: Query = {
    collection,
    filter: { kind: 'and', filters },
    sort: [],
    skip: 0,
    limit: 0,
    hint: environment.hint,
  };
  let taken = 0;
  for (; taken < pipeline.length; taken++) {
    const [name, operand] = stageParts(pipeline[taken]);
    if (!absorb(query, filters, name, operand, environment)) break;
  }
  return { query, rest: pipeline.slice(taken) };
}
