import type { Doc } from '../../bson/types';
import { countMatches } from '../../query/execute/count';
import { execute } from '../../query/execute/execute';
import { explainQuery } from '../../query/plan/describe-plan';
import { plan } from '../../query/plan/planner';
import type { CollectionInfo } from '../../storage/catalog/collection-info';
import type { Context } from '../context/context';
import { type Explained, queryOf } from './query-of';

/** Explains the query of a command; `run` also executes it. */
export function explainOne(
  context: Context,
  name: Explained,
  namespace: string,
  collection: CollectionInfo,
  run: boolean,
): Doc {
  const query = queryOf(name, context.body, collection);
  if (!run) return explainQuery(namespace, plan(context.reader, query), query);
  const began = performance.now();
  if (name === 'count') {
    const counted = countMatches(context.reader, query);
    const statistics = counted.statistics;
    return explainQuery(namespace, counted.plan, query, {
      returned: 0,
      millis: performance.now() - began,
      statistics,
    });
  }
  const execution = execute(context.reader, query);
  let returned = 0;
  for (const _ of execution.results) returned++;
  return explainQuery(namespace, execution.plan, query, {
    returned,
    millis: performance.now() - began,
    statistics: execution.statistics,
  });
}
