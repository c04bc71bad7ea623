import { LISTING, PRODUCT } from '../../support/paths';
import { expect, test } from '../../support/test';
import { readCriticalPath } from '../../support/weigh/critical-path';
import { type Weights, weigh } from '../../support/weigh/weigh';
import { explain, formatReasons } from '../../support/weigh/why';

/** Kilobytes over the wire on a first visit: what is reached, and about one to spare. */
const SCRIPTS: Record<string, number> = { home: 139, listing: 144.4, product: 159.2 };
const BUDGETS: Record<keyof Weights | 'design', number> = {
  document: 35,
  scripts: Math.max(...Object.values(SCRIPTS)),
  designScripts: 35,
  styles: 20,
  designStyles: 35,
  design: 35,
  fonts: 60,
};
const PAGES = {
  home: '/',
  listing: LISTING,
  product: PRODUCT,
};

const WIDTH = 15;

function print(rows: Record<string, Record<string, number>>): string {
  const parts = Object.keys(BUDGETS);
  const line = (cells: string[]) => `${cells.map((cell) => cell.padStart(WIDTH)).join('')}\n`;
  const body = Object.entries(rows).map(([name, row]) =>
    line([name, ...parts.map((part) => String(row[part]))]),
  );
  return `\n${line(['kB', ...parts])}${body.join('')}`;
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

test('the first load of each page stays within its budget', async ({ request }) => {
  const releasesDir = process.env.SHOP_RELEASES_DIR;
  test.skip(!releasesDir, 'The files of a shop that runs elsewhere are not at hand');
  const table: Record<string, Record<string, number>> = {};
  const scripts: Record<string, string[]> = {};
  for (const [name, path] of Object.entries(PAGES)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const critical = readCriticalPath(await response.text());
    scripts[name] = critical.scripts;
    const weights = weigh(critical, releasesDir ?? '');
    const design = weights.designScripts + weights.designStyles;
    table[name] = Object.fromEntries(
      Object.entries({ ...weights, design }).map(([part, bytes]) => [part, kilobytes(bytes)]),
    );
  }
  process.stdout.write(print({ ...table, budget: BUDGETS }));
  if (process.env.SIZES_WHY) process.stdout.write(formatReasons(explain(scripts, releasesDir ?? '')));
  for (const [name, weights] of Object.entries(table))
    for (const [part, budget] of Object.entries({ ...BUDGETS, scripts: SCRIPTS[name] ?? 0 }))
      expect.soft(weights[part], `${part} of ${name}`).toBeLessThanOrEqual(budget);
});
