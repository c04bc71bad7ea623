import { join } from 'node:path';
import type { ApiFigures } from '../../../../api/bench/graphql';
import type { Relevance } from '../../../../api/bench/relevance/relevance';
import type { SearchFigures, Timing } from '../../../../api/bench/search';
import { ROOT } from '../../src/paths';
import { staleParts } from '../build';
import { print } from '../print';
import type { Figure } from './table';
import { runWorker } from './worker';
import type { Workspace } from './workspace';

const SELF = join(ROOT, 'shell/build/bin/saltbush.mjs');
const P50_MS = 3;
const P99_MS = 25;
const LOAD_P99_MS = 60;
const MEMORY_MB = 400;

const RELEVANCE = { known: 0.95, unseen: 0.85 };

const percentiles = (metric: string, { p50, p99 }: Timing): Figure[] => [
  { metric: `${metric}, p50`, measured: p50, goal: P50_MS, unit: 'ms', digits: 2 },
  { metric: `${metric}, p99`, measured: p99, goal: P99_MS, unit: 'ms', digits: 2 },
];

const memory = (metric: string, measured: number | null): Figure => ({
  metric: `${metric} memory after seeding`,
  measured,
  goal: MEMORY_MB,
  unit: 'MB',
  digits: 0,
});

/** Measures search and the api with the whole sample shop in a separate embedded database. */
export async function measureSearch(workspace: Workspace): Promise<Figure[]> {
  if (staleParts().includes('api'))
    await workspace.run(process.execPath, [SELF, 'build', 'api'], { cwd: ROOT });
  print('Searching the whole sample shop…');
  const { search } = await runWorker<{ search: SearchFigures }>(workspace, ['api/bench/main.ts', 'search']);
  print('Load-testing the api…');
  const { graphql } = await runWorker<{ graphql: ApiFigures }>(workspace, ['api/bench/main.ts', 'graphql']);
  const { connections, product } = graphql;
  return [
    ...percentiles(`search over ${search.products} products`, search.inProcess.search),
    ...percentiles('suggestions', search.inProcess.suggestions),
    {
      metric: `product query, ${connections} connections, p99`,
      measured: product.p99,
      goal: LOAD_P99_MS,
      unit: 'ms',
      digits: 1,
    },
    memory('api', graphql.memory.api),
    memory('embedded database', graphql.memory.database),
  ];
}

/** Measures how well the first ten results answer judged queries, over the whole sample shop in memory. */
export async function measureRelevance(workspace: Workspace): Promise<Figure[]> {
  print('Judging the results of the search…');
  const { relevance } = await runWorker<{ relevance: Relevance }>(workspace, [
    'api/bench/main.ts',
    'relevance',
  ]);
  return (['known', 'unseen'] as const).map((set) => ({
    metric: `nDCG@10 of ${relevance[set].queries.length} ${set} queries`,
    measured: relevance[set].mean,
    goal: RELEVANCE[set],
    unit: '',
    digits: 3,
    moreIsBetter: true,
  }));
}
