import type { LoadFigures } from '../../../../e2e/bench/load-page';
import type { PagesFigures } from '../../../../e2e/bench/pages';
import { findChromium } from '../chromium';
import { print } from '../print';
import type { Figure } from './table';
import { runWorker } from './worker';
import type { Workspace } from './workspace';

const toFigures = (page: string, load: LoadFigures): Figure[] => [
  { metric: `${page}, LCP`, measured: load.largestPaintMs, goal: 1600, unit: 'ms', digits: 0 },
  { metric: `${page}, TBT`, measured: load.blockingMs, goal: 150, unit: 'ms', digits: 0 },
  { metric: `${page}, CLS`, measured: load.layoutShift, goal: 0.01, unit: '', digits: 3 },
  { metric: `${page}, JavaScript transferred`, measured: load.scriptKb, goal: 150, unit: 'kB', digits: 1 },
  { metric: `${page}, serial round trips to LCP`, measured: load.rounds, goal: 4, unit: '', digits: 0 },
  { metric: `${page}, copies of React`, measured: load.reactCopies, goal: 1, unit: '', digits: 0 },
];

/** Measures pages in Chromium: cold loads on a throttled phone, and an unthrottled client-side navigation. */
export async function measurePages(workspace: Workspace): Promise<Figure[]> {
  const env = { CHROMIUM_PATH: findChromium() };
  print('Loading pages on a throttled phone…');
  const { loads, clickMs } = await runWorker<PagesFigures>(workspace, ['e2e/bench/pages.ts'], env);
  return [
    ...Object.entries(loads).flatMap(([page, load]) => toFigures(page, load)),
    { metric: 'listing to product by click', measured: clickMs, goal: 200, unit: 'ms', digits: 0 },
  ];
}
