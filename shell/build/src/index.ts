export { listRemotes, RELEASES_DIR, ROOT } from './paths';
export { findMisfitsOfCurrent } from './platform/current-misfits';
export { publishShell, readPlatform, SHELL_DESCRIPTION } from './platform/description';
export { advanceCanary, CANARY_SHARES, CanaryMoved, startCanary, takeBackCanary } from './releases/canary';
export { assertCompatible, findConflicts } from './releases/conflicts';
export {
  integrityOf,
  isPublicName,
  listPublicFiles,
  type PublicFiles,
  readPublicFiles,
} from './releases/public-files';
export { readRegistry, registryPath } from './releases/read-registry';
export { changeRegistry, readRelease } from './releases/registry-file';
export type { Canary, CanaryPlan, Registry, RegistryEntry, Release, ReleaseRecord } from './releases/types';
export { openStore, type Where } from './store/open-store';
export { type ReleaseStore, type StoreFault, StoreProblem } from './store/release-store';
export { type AssetGroup, type AssetManifest, SHARED_GROUP } from './webpack/asset-groups';
