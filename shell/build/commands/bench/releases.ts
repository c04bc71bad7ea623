import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { links } from '@saltbush/contract/links';
import { say } from '../say';
import { type Clone, fetchContent, type RunningShop } from './clone';
import { changedPaths, readState } from './folder-state';
import type { Figure } from './table';

const REMOTE = 'mf-cart';
const SOURCE = 'mf-cart/src/pages/cart/index.tsx';
const PAGE = links.cart();
const TITLE = 'Your cart';
const NEW_TITLE = 'Your cart today';
const PATIENCE_MS = 5000;
const LOOK_MS = 100;

function changeSource(clone: Clone): void {
  const file = join(clone.folder, SOURCE);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(TITLE)) throw new Error(`${SOURCE} does not say “${TITLE}” any more`);
  writeFileSync(file, text.replaceAll(TITLE, NEW_TITLE));
}

/** A figure counts only when shoppers really see what the command did. */
async function expectTitle(shop: RunningShop, isNew: boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const content = await fetchContent(shop.origin + PAGE);
    if (content !== null && content.includes(NEW_TITLE) === isNew) return;
    if (performance.now() > deadline) {
      throw new Error(`${PAGE} does not show the ${isNew ? 'new release' : 'release before'} of ${REMOTE}`);
    }
    await wait(LOOK_MS);
  }
}

const otherFolders = (clone: Clone): string[] =>
  readdirSync(clone.folder)
    .filter((name) => name.startsWith('mf-') && name !== REMOTE)
    .map((name) => join(clone.folder, 'releases', name));

async function releaseAndGoBack(clone: Clone, shop: RunningShop): Promise<Figure[]> {
  const before = readState(otherFolders(clone));
  changeSource(clone);
  const release = await clone.npm('run', 'release', '-w', REMOTE);
  await expectTitle(shop, true);
  const rollback = await clone.npm('run', 'rollback', '-w', REMOTE);
  await expectTitle(shop, false);
  const changed = changedPaths(before, readState(otherFolders(clone))).length;
  return [
    { what: `release and promotion of ${REMOTE}`, measured: release, goal: 15, unit: 's', digits: 1 },
    { what: `rollback of ${REMOTE}`, measured: rollback, goal: 1, unit: 's', digits: 2 },
    { what: 'release files of other remotes changed', measured: changed, goal: 0, unit: '', digits: 0 },
  ];
}

/** Times a release of one remote after a change of its sources, and the way back, while the shop runs. */
export async function measureReleases(clone: Clone): Promise<Figure[]> {
  say('starting the shop for a release');
  const shop = await clone.start();
  try {
    say(`releasing ${REMOTE} and going back`);
    return await releaseAndGoBack(clone, shop);
  } finally {
    await shop.stop();
  }
}
