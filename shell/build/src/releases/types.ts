import type { RemoteManifest } from '@saltbush/shared-ui/platform';
import type { Sizes } from '../gates/sizes';
import type { TestCounts } from '../gates/tests';
import type { AssetManifest } from '../webpack/asset-groups';
import type { Origin } from './origin';
import type { PublicFiles } from './public-files';
import type { Uses } from './uses';

/** One immutable release of one remote, as stored in the registry and read by the shell. */
export interface Release {
  remote: string;
  /** `{version}-{hash of all build inputs}`. */
  id: string;
  /** The name of the repository that it was built in. Absent in releases from before it was recorded. */
  repository?: string;
  /** URL of its files: absolute, or relative to the shop's origin. Ends with a slash. */
  base: string;
  browser: { entry: string; integrity: string };
  server: { entry: string; integrity: string };
  manifest: RemoteManifest;
  assets: AssetManifest;
  /** Addresses to which its code links, with 1 for each parameter. Absent in releases from before it was recorded. */
  links?: string[];
}

/** `release.json` inside the release folder. */
export interface ReleaseRecord extends Release {
  /** SHA-384 of every file, by path within the folder. */
  files: Record<string, string>;
  /** The only files that the shop serves. Absent in releases built before it was recorded. */
  publicFiles?: PublicFiles;
  /** What it takes from the shell. Absent in releases from before it was recorded. */
  uses?: Uses;
  /** Absent in releases from before it was recorded. */
  origin?: Origin;
  /** Absent in releases that were built without `saltbush release`, such as those of a development shop. */
  checks?: ReleaseChecks;
}

/** What the gates of `saltbush release` said. */
export interface ReleaseChecks {
  at: string;
  /** Why the release was refused; empty if it passed. */
  reasons: string[];
  gates: { name: string; seconds: number; isRemembered: boolean }[];
  tests: TestCounts;
  sizes: Sizes;
}

export interface RegistryEntry {
  current: Release;
  /** Ids of previous releases, newest first; used for rollbacks. */
  history: string[];
  canary: Canary | null;
}

/** A release that a share of the visitors gets. */
export interface Canary {
  release: Release;
  /** Share of visitors, 0 to 1. */
  share: number;
  /** Revision of the registry since which the share holds. Absent in registries from before it was recorded. */
  revision?: number;
  /** Its way to all visitors; absent where a person decides. */
  plan?: CanaryPlan;
}

/** How a canary goes on by itself. */
export interface CanaryPlan {
  /** When the share that it has now began: a time in UTC. */
  since: string;
  /** How long each share lasts at least. */
  minutes: number;
  /** On how many pages it must have taken part before its share is raised. */
  pages: number;
}

export interface Registry {
  revision: number;
  remotes: Record<string, RegistryEntry>;
}
