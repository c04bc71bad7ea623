import type { Doc } from '../../bson/types';
import type { Statistics } from '../execute/statistics';
import { keyPattern } from './hint';
import type { IndexPlan, Plan, Query } from './plan';

function indexScan(plan: IndexPlan): Doc {
  return {
    stage: 'IXSCAN',
    keyPattern: keyPattern(plan.index),
    indexName: plan.index.name,
    isMultiKey: plan.index.multikey.includes(true),
    isUnique: plan.index.unique,
    isSparse: plan.index.sparse,
    isPartial: plan.index.partialFilter !== undefined,
    direction: plan.reverse ? 'backward' : 'forward',
  };
}

function source(plan: Plan): Doc {
  switch (plan.kind) {
    case 'index':
      return { stage: 'FETCH', inputStage: indexScan(plan) };
    case 'union':
      return { stage: 'FETCH', inputStage: { stage: 'OR', inputStages: plan.plans.map(indexScan) } };
    case 'collection':
      return { stage: 'COLLSCAN', direction: plan.reverse ? 'backward' : 'forward' };
  }
}

/** Describes a plan in MongoDB's `explain` stages. */
export function describePlan(plan: Plan, query: Query): Doc {
  let stage = source(plan);
  if (!plan.sorted && query.sort.length > 0) {
    const sortPattern = Object.fromEntries(query.sort.map(({ path, direction }) => [path, direction]));
    stage = { stage: 'SORT', sortPattern, inputStage: stage };
  }
  if (query.skip > 0) stage = { stage: 'SKIP', skipAmount: query.skip, inputStage: stage };
  if (query.limit > 0) stage = { stage: 'LIMIT', limitAmount: query.limit, inputStage: stage };
  return stage;
}

/** The names of the indexes a plan reads; empty for a collection scan. */
export function indexNames(plan: Plan): string[] {
  if (plan.kind === 'index') return [plan.index.name];
  return plan.kind === 'union' ? plan.plans.map(({ index }) => index.name) : [];
}

/** The sections of `explain` for one query. */
export function explainQuery(
  namespace: string,
  plan: Plan,
  query: Query,
  executed?: { returned: number; millis: number; statistics: Statistics },
): Doc {
  const winningPlan = describePlan(plan, query);
  return {
    queryPlanner: { namespace, winningPlan, rejectedPlans: [] },
    ...(executed && {
      executionStats: {
        executionSuccess: true,
        nReturned: executed.returned,
        executionTimeMillis: Math.round(executed.millis),
        totalKeysExamined: executed.statistics.keys,
        totalDocsExamined: executed.statistics.documents,
        executionStages: winningPlan,
      },
    }),
  };
}
