import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { links } from '@saltbush/contract/links';
import { print } from '../print';
import { type Clone, fetchContent, type RunningShop } from './clone';
import { changedPaths, takeSnapshot } from './folder-snapshot';
import type { Figure } from './table';

const REMOTE = 'mf-cart';
const SOURCE = 'mf-cart/src/pages/cart/index.tsx';
const PAGE = links.cart();
const TITLE = 'Your cart';
const NEW_TITLE = 'Your cart today';
const TIMEOUT_MS = 5000;
const POLL_MS = 100;

function changeSource(clone: Clone): void {
  const file = join(clone.folder, SOURCE);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(TITLE)) throw new Error(`${SOURCE} does not contain "${TITLE}"`);
  writeFileSync(file, text.replaceAll(TITLE, NEW_TITLE));
}

/** Waits until shoppers get the expected release; without it the measured time would be meaningless. */
async function expectTitle(shop: RunningShop, isNew: boolean): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const content = await fetchContent(shop.origin + PAGE);
    if (content !== null && content.includes(NEW_TITLE) === isNew) return;
    if (performance.now() > deadline) {
      throw new Error(`${PAGE} does not show the ${isNew ? 'new' : 'previous'} release of ${REMOTE}`);
    }
    await wait(POLL_MS);
  }
}

const otherFolders = (clone: Clone): string[] =>
  readdirSync(clone.folder)
    .filter((name) => name.startsWith('mf-') && name !== REMOTE)
    .map((name) => join(clone.folder, 'releases', name));

async function releaseAndRollBack(clone: Clone, shop: RunningShop): Promise<Figure[]> {
  // The first release runs every gate in full; later ones only what a change affects.
  await clone.npm('run', 'release', '-w', REMOTE);
  const before = takeSnapshot(otherFolders(clone));
  changeSource(clone);
  const release = await clone.npm('run', 'release', '-w', REMOTE);
  await expectTitle(shop, true);
  const rollback = await clone.npm('run', 'rollback', '-w', REMOTE);
  await expectTitle(shop, false);
  const changed = changedPaths(before, takeSnapshot(otherFolders(clone))).length;
  return [
    {
      metric: `release and promotion of ${REMOTE}, gates included`,
      measured: release,
      goal: 10,
      unit: 's',
      digits: 1,
    },
    { metric: `rollback of ${REMOTE}`, measured: rollback, goal: 1, unit: 's', digits: 2 },
    { metric: 'changed release files of other remotes', measured: changed, goal: 0, unit: '', digits: 0 },
  ];
}

/** Measures the release of one changed remote and its rollback while the shop is running. */
export async function measureReleases(clone: Clone): Promise<Figure[]> {
  print('Starting the shop for a release…');
  const shop = await clone.start();
  try {
    print(`Releasing ${REMOTE} and rolling it back…`);
    return await releaseAndRollBack(clone, shop);
  } finally {
    await shop.stop();
  }
}
