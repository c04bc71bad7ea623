import type { Registry, Release } from '@saltbush/build';
import { placeOf } from './visitor';

/** A remote's release as served to one visitor. */
export interface ChosenRelease extends Release {
  isOverride: boolean;
}

/** The releases for one document, with a key that is equal for equal choices. */
export interface Choice {
  key: string;
  revision: number;
  releases: ChosenRelease[];
}

/** Remote name → URL of a developer's local build. */
export type Overrides = Readonly<Record<string, string>>;

function override(release: Release, url: string): ChosenRelease {
  // As browsers read it: quotes and angle brackets are encoded, since the address stands in the document's tags.
  const { href } = new URL(url);
  const base = href.endsWith('/') ? href : `${href}/`;
  return {
    ...release,
    id: 'override',
    base,
    browser: { entry: 'remoteEntry.js', integrity: '' },
    assets: {},
    isOverride: true,
  };
}

/**
 * Chooses each remote's release: the current one, its canary if the visitor's place is within the canary's share, or a
 * developer's override.
 * @param visitor null for nobody in particular, who gets no canary
 */
export function chooseReleases(registry: Registry, visitor: string | null, overrides: Overrides): Choice {
  const releases = Object.entries(registry.remotes).map(([name, { current, canary }]): ChosenRelease => {
    const url = overrides[name];
    if (url) return override(current, url);
    const getsCanary = canary && visitor !== null && placeOf(visitor, name, canary.release.id) < canary.share;
    const release = getsCanary ? canary.release : current;
    return { ...release, isOverride: false };
  });
  const key = releases
    .map(({ remote, id, base }) => (id === 'override' ? `${remote}=${base}` : `${remote}@${id}`))
    .join(' ');
  return { key, revision: registry.revision, releases };
}
