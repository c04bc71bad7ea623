// Replaces the federation runtime's manifest snapshots. The registry provides the URL of each remote's entry, so no
// manifest is ever resolved; the runtime's own switch (`disableSnapshot`) does not remove the code.
export { DisabledSnapshotHandler as SnapshotHandler } from '@module-federation/runtime-core/dist/plugins/snapshot/disabled.js';

/** Called only if a remote is replaced in place, which the shell never does (`shell/src/remotes.ts`). */
export function getGlobalRemoteInfo() {
  throw new Error('Remote snapshots are not supported');
}
