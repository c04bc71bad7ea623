import { blockingTime, layoutShift, reactCopies, serialRounds, type Timed } from './figures';
import { asNewVisitor, MOBILE } from './profiles';
import { watchTraffic } from './traffic';

/** The cost of one cold load of a page on a phone. */
export interface LoadFigures {
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  scriptKb: number;
  rounds: number;
  reactCopies: number;
}

interface Seen {
  firstPaint: number;
  largestPaint: number;
  shifts: Timed[];
  longTasks: Timed[];
}

type SeenEntry = PerformanceEntry & { value: number; hadRecentInput: boolean };

declare global {
  interface Window {
    benchSeen: Seen;
  }
}

/** Runs in the page before any other script. */
function observe(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, shifts: [], longTasks: [] };
  window.benchSeen = seen;
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as SeenEntry[]) {
        if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
        if (type === 'largest-contentful-paint') seen.largestPaint = entry.startTime;
        if (type === 'layout-shift' && !entry.hadRecentInput)
          seen.shifts.push([entry.startTime, entry.value]);
        if (type === 'longtask') seen.longTasks.push([entry.startTime, entry.duration]);
      }
    }).observe({ type, buffered: true });
  }
}

/** Loads a URL once with an empty profile on a slow phone. Throws if the page does not exist. */
export function loadPage(url: string): Promise<LoadFigures> {
  return asNewVisitor(MOBILE, async ({ page, cdp }) => {
    await page.addInitScript(observe);
    const traffic = watchTraffic(cdp);
    const response = await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}`);
    await traffic.settle(MOBILE.quietMs);
    const seen = await page.evaluate(() => window.benchSeen);
    if (seen.largestPaint === 0) throw new Error(`${url} painted nothing`);
    const requests = traffic.requests();
    const scripts = requests.filter(({ isScript }) => isScript);
    return {
      largestPaintMs: seen.largestPaint,
      blockingMs: blockingTime(seen.longTasks, seen.firstPaint),
      layoutShift: layoutShift(seen.shifts),
      scriptKb: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
      rounds: serialRounds(requests, seen.largestPaint),
      reactCopies: reactCopies(await traffic.scripts()),
    };
  });
}
