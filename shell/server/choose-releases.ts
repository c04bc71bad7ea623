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
  /** URL of a developer's build of the shell, which a remote from source runs in; null for the shop's own. */
  shell: string | null;
}

/** Names the address of a developer's build of the shell in that of a remote. */
export const SHELL_PARAMETER = 'shell';

/**
 * Remote name → URL of a developer's local build. A remote from source needs React's development build, which is part of
 * the shell's: its URL names one, `http://localhost:4101/?shell=http%3A%2F%2Flocalhost%3A4102%2F`.
 */
export type Overrides = Readonly<Record<string, string>>;

function override(release: Release, url: string): ChosenRelease {
  // As browsers read it: quotes and angle brackets are encoded, since the address stands in the document's tags.
  const { origin, pathname } = new URL(url);
  const href = origin + pathname;
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

/** Returns the build of the shell that the first override asks for. */
export function shellOf(overrides: Overrides): string | null {
  for (const url of Object.values(overrides)) {
    const shell = new URL(url).searchParams.get(SHELL_PARAMETER);
    if (shell && URL.canParse(shell)) return new URL('.', shell).href;
  }
  return null;
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
  const isUsed = releases.some(({ isOverride }) => isOverride);
  const shell = isUsed ? shellOf(overrides) : null;
  return { key, revision: registry.revision, releases, shell };
}
