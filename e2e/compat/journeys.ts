import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Shop } from '../support/shop/start-shop';

/** What a shopper does through all remotes; its tests are those of the releases that most remotes serve. */
export const SHARED_JOURNEYS = [
  'tests/purchase/main-job.spec.ts',
  'tests/accessibility/guest-pages.spec.ts',
] as const;

/** What is done in one remote besides; its tests are those of the remote's own release. */
export const OWN_JOURNEYS: Readonly<Record<string, string>> = {
  'mf-account': 'tests/account/account-menu.spec.ts',
  'mf-journey': 'tests/journey/program-product.spec.ts',
  'mf-telehealth': 'tests/telehealth/booking.spec.ts',
};

/** How journeys went. */
export interface Walked {
  passed: number;
  /** Titles of those that failed, with the first line of what went wrong. */
  failed: string[];
}

interface ReportedSpec {
  title: string;
  ok: boolean;
  tests: { results: { errors?: { message?: string }[] }[] }[];
}

interface ReportedSuite {
  specs?: ReportedSpec[];
  suites?: ReportedSuite[];
}

const firstLine = (text: string): string => stripVTControlCharacters(text).trim().split('\n')[0] ?? '';

function describeFailure({ title, tests }: ReportedSpec): string {
  const [error] = tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors ?? []);
  return error?.message ? `${title}: ${firstLine(error.message)}` : title;
}

/** Counts what a Playwright report says. */
export function readReport(suite: ReportedSuite): Walked {
  const own = (suite.specs ?? []).filter(({ tests }) => tests.some(({ results }) => results.length > 0));
  const inner = (suite.suites ?? []).map(readReport);
  return {
    passed: own.filter(({ ok }) => ok).length + inner.reduce((sum, { passed }) => sum + passed, 0),
    failed: [...own.filter(({ ok }) => !ok).map(describeFailure), ...inner.flatMap(({ failed }) => failed)],
  };
}

/** Walks journeys of one tree through a running shop. */
export async function walk(root: string, specs: readonly string[], shop: Shop): Promise<Walked> {
  const output = mkdtempSync(join(tmpdir(), 'saltbush-walk-'));
  const report = join(output, 'report.json');
  const playwright = join(root, 'node_modules/.bin/playwright');
  const child = spawn(playwright, ['test', ...specs, '--output', join(output, 'results')], {
    cwd: join(root, 'e2e'),
    env: {
      ...process.env,
      SHOP_ORIGIN: shop.origin,
      SHOP_DATA_DIR: join(shop.folder, 'data'),
      SHOP_RELEASES_DIR: shop.releasesDir,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
    stdio: 'ignore',
  });
  try {
    await new Promise((done, reject) => child.once('error', reject).once('close', done));
    const walked = readReport(JSON.parse(readFileSync(report, 'utf8')));
    return walked.passed + walked.failed.length > 0
      ? walked
      : { passed: 0, failed: ['No journey was found'] };
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
