import type { RemoteManifest } from '@saltbush/shared-ui/platform';
import type { AssetManifest } from '../webpack/asset-manifest-plugin';

/** One immutable release of one remote, as the registry lists it and the shell reads it. */
export interface Release {
  remote: string;
  /** `{version}-{hash of everything that went into the build}`. */
  id: string;
  /** Where its files are: absolute, or relative to the shop's own origin. Ends with a slash. */
  base: string;
  browser: { entry: string; integrity: string };
  server: { entry: string; integrity: string };
  manifest: RemoteManifest;
  assets: AssetManifest;
}

/** `release.json` inside the release folder. */
export interface ReleaseRecord extends Release {
  /** SHA-384 of every file, by path inside the folder. */
  files: Record<string, string>;
}

export interface RegistryEntry {
  current: Release;
  /** Ids that were current before, newest first: where a rollback goes. */
  history: string[];
  canary: { release: Release /** Share of visitors, 0 to 1. */; share: number } | null;
}

export interface Registry {
  revision: number;
  remotes: Record<string, RegistryEntry>;
}
