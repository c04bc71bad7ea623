import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMisfitsOfCurrent, readPlatform, readRegistry } from '@saltbush/build';
import { promote } from '../../shell/build/src/releases/pointer';
import { removeShop } from '../support/shop/folder';
import { type Shop, startShop } from '../support/shop/start-shop';
import { OWN_JOURNEYS, SHARED_JOURNEYS, type Walked, walk } from './journeys';
import type { Tree } from './old-tree';

/** Which of the two trees a part comes from. */
export type Age = 'old' | 'new';
export type Trees = Readonly<Record<Age, Tree>>;

/** One platform with the releases of one tree, of which single remotes are exchanged. */
export interface Side {
  platform: Age;
  releases: Age;
}

/** What became of one mixture. */
export interface Verdict extends Side {
  /** The remote whose release is of the other tree; null for none. */
  exchanged: string | null;
  /** Why it is not served, one sentence per reason: by the gate of promotion, or by `npm run check-platform`. */
  refused: string[];
  /** How its journeys went; null for what is refused, and where both trees have the same release. */
  walked: Walked | null;
}

/** A deployment of the platform, six of remotes after it, and six before it. */
export const SIDES: readonly Side[] = [
  { platform: 'new', releases: 'old' },
  { platform: 'new', releases: 'new' },
  { platform: 'old', releases: 'old' },
];

const WHOLE_SET = 'the mixture begins with the releases of one tree';
const other = (age: Age): Age => (age === 'old' ? 'new' : 'old');

/** The ids of a tree's current releases by remote. */
const idsOf = ({ releasesDir }: Tree): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readRegistry(releasesDir).remotes).map(([remote, { current }]) => [remote, current.id]),
  );

/** A shop's folder with the releases of both trees, of which those of one are current. */
export async function prepareReleases(trees: Trees, releases: Age): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-mixture-'));
  const releasesDir = join(folder, 'releases');
  mkdirSync(releasesDir);
  for (const age of ['old', 'new'] as const) {
    for (const [remote, id] of Object.entries(idsOf(trees[age])))
      cpSync(join(trees[age].releasesDir, remote, id), join(releasesDir, remote, id), { recursive: true });
  }
  for (const [remote, id] of Object.entries(idsOf(trees[releases])))
    await promote(remote, id, releasesDir, WHOLE_SET);
  return folder;
}

const own = (remotes: string[]): string[] =>
  remotes.flatMap((remote) => (OWN_JOURNEYS[remote] ? [OWN_JOURNEYS[remote]] : []));

/** Every journey through the releases of one tree. */
async function walkWhole(trees: Trees, side: Side, shop: Shop): Promise<Verdict> {
  const refused = findMisfitsOfCurrent(shop.releasesDir, readPlatform(shop.releasesDir));
  const journeys = [...SHARED_JOURNEYS, ...own(Object.keys(OWN_JOURNEYS))];
  const walked = refused.length > 0 ? null : await walk(trees[side.releases].root, journeys, shop);
  return { ...side, exchanged: null, refused, walked };
}

/** Exchanges one remote, walks what it takes part in, and puts its release back. */
async function walkExchanged(trees: Trees, side: Side, shop: Shop, remote: string): Promise<Verdict> {
  const verdict: Verdict = { ...side, exchanged: remote, refused: [], walked: null };
  const before = idsOf(trees[side.releases])[remote];
  const after = idsOf(trees[other(side.releases)])[remote];
  if (!before || !after || before === after) return verdict;
  try {
    await promote(remote, after, shop.releasesDir);
  } catch (error) {
    return { ...verdict, refused: (error as Error).message.split('\n').slice(0, -1) };
  }
  const shared = await walk(trees[side.releases].root, SHARED_JOURNEYS, shop);
  const specs = own([remote]);
  const alone =
    specs.length > 0 ? await walk(trees[other(side.releases)].root, specs, shop) : { passed: 0, failed: [] };
  await promote(remote, before, shop.releasesDir, WHOLE_SET);
  const walked = {
    passed: shared.passed + alone.passed,
    failed: [...shared.failed, ...alone.failed],
  };
  return { ...verdict, walked };
}

/**
 * Opens a shop for one side, walks it as it is, then with each remote exchanged.
 * @param report Called with each verdict as soon as it is known.
 */
export async function walkSide(
  trees: Trees,
  side: Side,
  remotes: readonly string[],
  report: (verdict: Verdict) => void,
): Promise<void> {
  const folder = await prepareReleases(trees, side.releases);
  const shop = await startShop({
    folder,
    root: trees[side.platform].root,
    env: { SEED_PRODUCTS: '800', LOG_LEVEL: 'silent' },
  });
  try {
    report(await walkWhole(trees, side, shop));
    for (const remote of remotes) report(await walkExchanged(trees, side, shop, remote));
  } finally {
    await shop.stop();
    removeShop(shop);
  }
}
