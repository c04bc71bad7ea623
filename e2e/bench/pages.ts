import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@saltbush/build/free-port';
import { removeShop } from '../support/shop/folder';
import { startShop } from '../support/shop/start-shop';
import { makeCertificate } from './certificate';
import { clickProduct } from './click-product';
import { startEdge } from './edge';
import { median } from './figures';
import { type LoadFigures, loadPage } from './load-page';

const RUNS = 3;
const LISTING = '/browse/vitamins-supplements';
const PRODUCT = '/products/tidewell-magnesium-glycinate-500mg-120-capsules';
const PAGES: Record<string, string> = { home: '/', listing: LISTING, product: PRODUCT };

export interface PagesFigures {
  /** Medians of several cold loads of each page. */
  loads: Record<string, LoadFigures>;
  /** Median time from a listing to a product, in milliseconds. */
  clickMs: number;
}

function medians(runs: readonly LoadFigures[]): LoadFigures {
  const of = (name: keyof LoadFigures) => median(runs.map((run) => run[name]));
  return {
    largestPaintMs: of('largestPaintMs'),
    blockingMs: of('blockingMs'),
    layoutShift: of('layoutShift'),
    scriptKb: of('scriptKb'),
    rounds: of('rounds'),
    reactCopies: of('reactCopies'),
  };
}

/** Measures in turns, so that other load on the machine affects all pages alike. */
async function measurePages(origin: string): Promise<PagesFigures> {
  const runs: Record<string, LoadFigures[]> = {};
  const clicks: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, path] of Object.entries(PAGES)) {
      runs[name] ??= [];
      runs[name].push(await loadPage(origin + path));
    }
    clicks.push(await clickProduct(origin + LISTING, PRODUCT));
  }
  const loads = Object.entries(runs).map(([name, figures]) => [name, medians(figures)] as const);
  return { loads: Object.fromEntries(loads), clickMs: median(clicks) };
}

function sayWhy(error: Error): never {
  throw new Error(`The shop did not start: ${error.message.trim().split('\n').at(-1)}`);
}

/** Starts a separate shop behind an edge, with default settings. */
async function withShop<Result>(measure: (origin: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-edge-'));
  const [port, upstreamPort] = [await findFreePort(), await findFreePort()];
  const origin = `https://localhost:${port}`;
  try {
    const edge = await startEdge(port, upstreamPort, makeCertificate(folder));
    const env = { PUBLIC_ORIGIN: origin, RENDER_BUDGET_MS: undefined, SEED_PRODUCTS: undefined };
    const shop = await startShop({ port: upstreamPort, env }).catch(sayWhy);
    try {
      return await measure(origin);
    } finally {
      edge.close();
      await shop.stop();
      removeShop(shop);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const figures = await withShop(measurePages);
if (process.send) {
  process.send(figures);
  process.disconnect();
} else {
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
}
