import { expect, type Page } from '@playwright/test';
import type { RouteDefinition } from '../../../shared-ui/src/platform/navigation/route-matching';
import { watchFaults } from './faults';
import { routeOf } from './routes';

/** Pages of one route that a crawl opens: those of different states, without each of a thousand products. */
const PAGES_PER_ROUTE = 6;
const READY_MS = 15_000;

/** Something wrong with a page, in words. */
export interface Fault {
  path: string;
  words: string;
}

export interface Crawled {
  /** Paths in the order in which they were opened. */
  paths: string[];
  faults: Fault[];
}

interface CrawlOptions {
  routes: readonly RouteDefinition[];
  /** Where it begins. */
  starts: readonly string[];
  /** Whether an address is part of the crawl. */
  isWanted?: (path: string) => boolean;
}

/** Addresses of this shop to which the page leads, without those that begin a download or sign out. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([download])')]
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );

/** Opens a page and waits until it has everything that it shows. @returns why it has not */
async function open(page: Page, path: string): Promise<string[]> {
  const response = await page.goto(path);
  if (!response || response.status() >= 400) return [`answers ${response?.status()}`];
  try {
    await expect(page.locator('main h1').first()).toBeVisible({ timeout: READY_MS });
    await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0, { timeout: READY_MS });
    // Its links are complete, and leaving it interrupts nothing that would be reported.
    await page.waitForLoadState('networkidle', { timeout: READY_MS });
    return [];
  } catch {
    return ['is not ready'];
  }
}

/** Opens pages, and those to which they lead, until nothing new is found; a few of each route. */
export async function crawl(
  page: Page,
  { routes, starts, isWanted = () => true }: CrawlOptions,
): Promise<Crawled> {
  const takeFaults = watchFaults(page);
  const perRoute = new Map<string, number>();
  const seen = new Set<string>();
  const waiting: string[] = [];
  const crawled: Crawled = { paths: [], faults: [] };
  const offer = (path: string) => {
    const route = seen.has(path) || !isWanted(path) ? null : routeOf(routes, `http://shop${path}`);
    const count = perRoute.get(route ?? '') ?? 0;
    if (route === null || count >= PAGES_PER_ROUTE) return;
    seen.add(path);
    perRoute.set(route, count + 1);
    waiting.push(path);
  };
  starts.forEach(offer);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    crawled.paths.push(path);
    const opened = await open(page, path);
    const words = [...opened, ...(await takeFaults())];
    crawled.faults.push(...words.map((text) => ({ path: path as string, words: text })));
    for (const link of await linksOf(page)) offer(link);
  }
  return crawled;
}
