import type { LoadFigures } from '../../../../e2e/bench/load-page';
import type { PagesFigures } from '../../../../e2e/bench/pages';
import { findChromium } from '../chromium';
import { say } from '../say';
import type { Figure } from './table';
import { runWorker } from './worker';
import type { Workspace } from './workspace';

const toFigures = (page: string, load: LoadFigures): Figure[] => [
  { what: `${page}, LCP`, measured: load.largestPaintMs, goal: 1600, unit: 'ms', digits: 0 },
  { what: `${page}, TBT`, measured: load.blockingMs, goal: 150, unit: 'ms', digits: 0 },
  { what: `${page}, CLS`, measured: load.layoutShift, goal: 0.01, unit: '', digits: 3 },
  { what: `${page}, JavaScript on the wire`, measured: load.scriptKb, goal: 150, unit: 'kB', digits: 1 },
  { what: `${page}, serial rounds to LCP`, measured: load.rounds, goal: 4, unit: '', digits: 0 },
  { what: `${page}, copies of React`, measured: load.reactCopies, goal: 1, unit: '', digits: 0 },
];

/** Measures pages in Chromium: cold loads on a throttled phone, and a click on the machine as it is. */
export async function measurePages(workspace: Workspace): Promise<Figure[]> {
  const env = { CHROMIUM_PATH: findChromium() };
  say('loading pages on a slow phone');
  const { loads, clickMs } = await runWorker<PagesFigures>(workspace, ['e2e/bench/pages.ts'], env);
  return [
    ...Object.entries(loads).flatMap(([page, load]) => toFigures(page, load)),
    { what: 'listing to product by a click', measured: clickMs, goal: 200, unit: 'ms', digits: 0 },
  ];
}
