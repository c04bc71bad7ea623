export { listRemotes, RELEASES_DIR, ROOT } from './paths';
export { assertCompatible, findConflicts } from './releases/conflicts';
export {
  integrityOf,
  isPublicName,
  listPublicFiles,
  type PublicFiles,
  readPublicFiles,
} from './releases/public-files';
export { changeRegistry, readRegistry, readRelease, registryPath } from './releases/registry-file';
export type { Registry, RegistryEntry, Release, ReleaseRecord } from './releases/types';
export { type AssetGroup, type AssetManifest, SHARED_GROUP } from './webpack/asset-manifest-plugin';
