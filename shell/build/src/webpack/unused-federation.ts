import { join } from 'node:path';
import webpack from 'webpack';

const CORE = /runtime-core\/dist\//.source;

/** What the shop does not use of the federation runtime and its switches do not remove (decision 0046). */
const REPLACED: readonly [RegExp, string][] = [
  [new RegExp(`${CORE}plugins/snapshot/SnapshotHandler\\.js$`), 'disabled-snapshots.mjs'],
  [new RegExp(`${CORE}utils/semver/index\\.js$`), 'single-versions.mjs'],
  [new RegExp(`${CORE}utils/preload\\.js$`), 'no-preloads.mjs'],
];

/** Leaves unused parts of the federation runtime out of the shell's first script. */
export const leaveOutUnusedFederation = () =>
  REPLACED.map(
    ([module, file]) => new webpack.NormalModuleReplacementPlugin(module, join(import.meta.dirname, file)),
  );
