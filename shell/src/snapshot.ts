import type { RemoteManifest } from '@saltbush/shared-ui/platform';
import type { DehydratedState } from '@tanstack/react-query';

/** One remote as this page uses it; fixed until the next document load. */
export interface SnapshotRemote {
  name: string;
  release: string;
  /** URL of the remoteEntry. */
  entry: string;
  /** Empty for an override: development builds have no registered hash. */
  integrity: string;
  manifest: RemoteManifest;
  isOverride: boolean;
}

/** What the document passes to the browser: the registry as resolved for this visitor when the page was requested. */
export interface Snapshot {
  revision: number;
  remotes: SnapshotRemote[];
  /** The query cache that the server rendered with, without times: the response's headers tell its age. */
  queries: DehydratedState;
  /** The location that the server rendered. */
  location: { pathname: string; search: string; hash: string };
  /** URL of a developer's build of the shell, if the page runs in one. */
  shell?: string;
  mode: 'production' | 'development';
}

export const SNAPSHOT_ELEMENT = 'saltbush-snapshot';
