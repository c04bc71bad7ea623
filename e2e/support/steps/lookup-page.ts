import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { readRegistry } from '@saltbush/build';
import { REMOTE } from './releases';

/** Offers to load the remote's page again, after it failed. */
export const retryButton = (page: Page): Locator =>
  page.locator(`[data-application="${REMOTE}"]`).getByRole('button', { name: /try again|retry/i });

/** The files of the page that looks up orders: its script, or its style sheet. */
export function filesOfLookup(releasesDir: string, group: 'js' | 'css'): string[] {
  const { current } = readRegistry(releasesDir).remotes[REMOTE] ?? {};
  const files = current?.assets['page-order-lookup']?.[group] ?? [];
  return files.map((name) => join(releasesDir, REMOTE, current?.id ?? '', 'browser', name));
}
