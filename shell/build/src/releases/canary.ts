import { storeOf, type Where } from '../store/open-store';
import { entryOf, makeCurrent, toEntry } from './pointer';
import { changeRegistry, findRelease } from './registry-file';
import type { Canary, CanaryPlan, Registry } from './types';

/** Shares of visitors that a canary has one after the other; after the last it becomes current. */
export const CANARY_SHARES = [0.01, 0.1, 0.5] as const;

/** Somebody else has changed the canary in the meantime: another web server, or a person. */
export class CanaryMoved extends Error {
  override name = 'CanaryMoved';
}

interface KnownCanary {
  remote: string;
  /** The canary as it was when the decision was made. */
  canary: Canary;
  where?: Where;
}

/** @throws {CanaryMoved} The canary is not the one that was judged. */
function sameCanary(registry: Registry, { remote, canary }: KnownCanary): Canary {
  const now = registry.remotes[remote]?.canary;
  if (now?.release.id !== canary.release.id || now.share !== canary.share || !now.plan)
    throw new CanaryMoved();
  return now;
}

/** Serves a release to 1 % of the visitors; web servers raise the share by plan, or take the release back. */
export async function startCanary(
  { remote, id, plan }: { remote: string; id: string; plan: Omit<CanaryPlan, 'since'> },
  where?: Where,
  force?: string,
): Promise<void> {
  const store = storeOf(where);
  const release = toEntry(await findRelease(remote, id, store));
  const [share] = CANARY_SHARES;
  await changeRegistry(
    `canary ${remote} ${id} by plan, ${share}`,
    (registry) => {
      const since = new Date().toISOString();
      const revision = registry.revision + 1;
      entryOf(registry, remote).canary = { release, share, revision, plan: { ...plan, since } };
    },
    store,
    force,
  );
}

/**
 * Raises a canary's share by one step, or makes the release current after the last.
 * @returns the new share; 1 if it is current now
 * @throws {CanaryMoved} Somebody else was faster.
 */
export async function advanceCanary(known: KnownCanary, reason: string, now = new Date()): Promise<number> {
  const { remote, canary, where } = known;
  const next = CANARY_SHARES.find((share) => share > canary.share);
  const action = next
    ? `canary ${remote} ${canary.release.id} ${next}`
    : `promote ${remote} ${canary.release.id}`;
  await changeRegistry(
    `${action} by plan: ${reason}`,
    (registry) => {
      const { plan } = sameCanary(registry, known);
      if (!next || !plan) return makeCurrent(registry, canary.release);
      const revision = registry.revision + 1;
      const moved = { ...canary, share: next, revision, plan: { ...plan, since: now.toISOString() } };
      entryOf(registry, remote).canary = moved;
    },
    where,
  );
  return next ?? 1;
}

/**
 * Takes a canary back: all visitors get the current release with their next page.
 * @throws {CanaryMoved} Somebody else was faster.
 */
export async function takeBackCanary(known: KnownCanary, reason: string): Promise<void> {
  const { remote, canary, where } = known;
  await changeRegistry(
    `canary ${remote} ${canary.release.id} taken back: ${reason}`,
    (registry) => {
      sameCanary(registry, known);
      entryOf(registry, remote).canary = null;
    },
    where,
  );
}
