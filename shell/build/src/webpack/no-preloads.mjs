// Replaces the federation runtime's preloading of remotes. Documents name what to load early, and the shell prefetches
// likely next pages itself (`shell/src/routing/prefetch.ts`).
const unsupported = () => {
  throw new Error('Preloading through the federation runtime is not supported');
};

export const defaultPreloadArgs = unsupported;
export const formatPreloadArgs = unsupported;
export const normalizePreloadExposes = unsupported;
export const preloadAssets = unsupported;
