import type { RemoteManifest } from '@saltbush/shared-ui/platform';
import type { DehydratedState } from '@tanstack/react-query';

/** One remote as this page uses it, for the whole life of the page. */
export interface SnapshotRemote {
  name: string;
  release: string;
  /** Absolute URL of the remoteEntry. */
  entry: string;
  /** Empty for an override: a developer's build has none. */
  integrity: string;
  manifest: RemoteManifest;
  isOverride: boolean;
}

/** What the document tells the browser: the registry as this visitor saw it when the page was asked for. */
export interface Snapshot {
  revision: number;
  remotes: SnapshotRemote[];
  /** Query cache that the server rendered with. */
  queries: DehydratedState;
  /** Address that the server rendered for. */
  location: { pathname: string; search: string; hash: string };
  mode: 'production' | 'development';
}

export const SNAPSHOT_ELEMENT = 'saltbush-snapshot';
