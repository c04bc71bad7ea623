import type { Registry, Release } from '@saltbush/build';

/** A remote as one visitor gets it. */
export interface ChosenRelease extends Release {
  isOverride: boolean;
}

/** The releases of one document, and a key that is equal for equal choices. */
export interface Choice {
  key: string;
  revision: number;
  releases: ChosenRelease[];
}

/** Remote name → address of a developer's own build. */
export type Overrides = Readonly<Record<string, string>>;

function override(release: Release, url: string): ChosenRelease {
  const base = url.endsWith('/') ? url : `${url}/`;
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
 * Picks for every remote the current release, or its canary when the visitor's number (0 to 1) is below the canary's
 * share, or a developer's override.
 */
export function chooseReleases(registry: Registry, visitor: number, overrides: Overrides): Choice {
  const releases = Object.entries(registry.remotes).map(([name, { current, canary }]): ChosenRelease => {
    const url = overrides[name];
    if (url) return override(current, url);
    const release = canary && visitor < canary.share ? canary.release : current;
    return { ...release, isOverride: false };
  });
  const key = releases
    .map(({ remote, id, base }) => (id === 'override' ? `${remote}=${base}` : `${remote}@${id}`))
    .join(' ');
  return { key, revision: registry.revision, releases };
}
