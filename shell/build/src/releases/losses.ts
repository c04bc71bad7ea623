import { match } from 'path-to-regexp';
import { SHELL_SLOTS } from './conflicts';
import type { Registry, RegistryEntry, Release } from './types';

/** What a release is compared by: its manifest, and the addresses that it links to. */
type Part = Pick<Release, 'remote' | 'id' | 'manifest' | 'links'>;

const hasPage = ({ manifest }: Part, address: string): boolean =>
  manifest.routes.some(({ path }) => match(path)(address) !== false);

const fills = ({ manifest }: Part, slot: string): boolean =>
  manifest.fills.some((fill) => fill.slot === slot);

/** Whether a remote counts on the slot's content: a slot for many works with none. */
const expects = ({ manifest }: Part, slot: string): boolean =>
  manifest.offers.some((offer) => offer.slot === slot && !offer.many);

const offers = ({ manifest }: Part, slot: string): boolean =>
  manifest.offers.some((offer) => offer.slot === slot);

const nameOf = ({ remote, id }: Part): string => `${remote} ${id}`;

function lostFragments(before: Part, after: Part, others: Part[]): string[] {
  return before.manifest.fills
    .filter(({ slot }) => !fills(after, slot) && !others.some((other) => fills(other, slot)))
    .flatMap(({ slot, fragment }) => {
      const user = SHELL_SLOTS.includes(slot)
        ? 'the shell'
        : others.find((other) => expects(other, slot))?.remote;
      return user
        ? [`${nameOf(after)} no longer fills the slot ${slot} (fragment ${fragment}), which ${user} shows`]
        : [];
    });
}

function lostSlots(before: Part, after: Part, others: Part[]): string[] {
  return before.manifest.offers
    .filter(({ slot }) => !offers(after, slot) && !others.some((other) => offers(other, slot)))
    .flatMap(({ slot }) => {
      const filler = others.find((other) => fills(other, slot))?.remote;
      return filler ? [`${nameOf(after)} no longer offers the slot ${slot}, which ${filler} fills`] : [];
    });
}

function lostPages(before: Part, after: Part, others: Part[]): string[] {
  return others.flatMap((other) =>
    (other.links ?? [])
      .filter((address) => hasPage(before, address))
      .filter((address) => ![after, ...others].some((part) => hasPage(part, address)))
      .map(
        (address) => `${nameOf(after)} no longer has a page for ${address}, to which ${other.remote} links`,
      ),
  );
}

const servedBy = ({ current, canary }: RegistryEntry): Release[] =>
  canary ? [current, canary.release] : [current];

/** Returns the releases of a remote that visitors get after a change and did not get before. */
function movedReleases(previous: RegistryEntry, entry: RegistryEntry): Release[] {
  const known = new Set(servedBy(previous).map(({ id }) => id));
  return servedBy(entry).filter(
    (release) => release.id !== previous.current.id && (release === entry.current || !known.has(release.id)),
  );
}

/** Returns all releases that visitors get after a change and did not get before. */
export const newlyServed = (before: Registry, after: Registry): Release[] =>
  Object.entries(after.remotes).flatMap(([remote, entry]) => {
    const previous = before.remotes[remote];
    return previous ? movedReleases(previous, entry) : servedBy(entry);
  });

/**
 * Returns what other current remotes use and would lose by this change, one sentence each; empty if nothing. Only the
 * remotes that the change moves are examined, so that a loss that was accepted once is not reported again.
 */
export function findLosses(before: Registry, after: Registry): string[] {
  const losses = Object.entries(after.remotes).flatMap(([remote, entry]) => {
    const previous = before.remotes[remote];
    if (!previous) return [];
    const others = Object.entries(after.remotes)
      .filter(([name]) => name !== remote)
      .map(([, other]) => other.current);
    return movedReleases(previous, entry).flatMap((release) =>
      [lostFragments, lostSlots, lostPages].flatMap((find) => find(previous.current, release, others)),
    );
  });
  return [...new Set(losses)];
}
