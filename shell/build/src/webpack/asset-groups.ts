/** Files that one named part of a build (a page, a fragment, the entry) needs, and the shared modules it consumes. */
export interface AssetGroup {
  js: string[];
  css: string[];
  shared: string[];
}
export type AssetManifest = Record<string, AssetGroup>;

/** Prefix of a shared module's key in `assets.json`, for the files that the shell provides on demand. */
export const SHARED_GROUP = 'shared:';
