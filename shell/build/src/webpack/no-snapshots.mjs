// Stands in for the federation runtime's manifest snapshots. The registry gives every remote's entry by its address,
// so nothing is ever resolved by a manifest; the runtime's own switch (`disableSnapshot`) leaves the code in.
export { DisabledSnapshotHandler as SnapshotHandler } from '@module-federation/runtime-core/dist/plugins/snapshot/disabled.js';

/** Asked only when a remote is replaced in place, which the shell never does (`shell/src/remotes.ts`). */
export function getGlobalRemoteInfo() {
  throw new Error('Remotes have no snapshots here');
}
