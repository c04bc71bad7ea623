/**
 * What exists once on a page. The shell provides every one of them and remotes only consume, so that a remote can
 * never become the provider of another's React. Subpaths are separate modules and need entries of their own.
 */
const LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'zustand',
  '@tanstack/react-query',
] as const;

/** Used on every page: part of the shell's first script. */
const CORE = [
  '@saltbush/shared-ui/platform',
  '@saltbush/shared-ui/bus',
  '@saltbush/shared-ui/design/core',
] as const;

/** Loaded when the first remote on the page needs them. */
const ON_DEMAND = [
  '@saltbush/shared-ui/design/forms',
  '@saltbush/shared-ui/design/overlays',
  '@saltbush/shared-ui/design/media',
  '@saltbush/shared-ui/design/content',
  '@saltbush/shared-ui/design/orders',
  '@saltbush/shared-ui/design/listing',
] as const;

export const SHARED_KEYS = [...LIBRARIES, ...CORE, ...ON_DEMAND];

const singleton = { singleton: true, requiredVersion: false } as const;

/** The shell's side: the core is in its first script, the rest in chunks of their own. */
export function providedByShell() {
  const eager = [...LIBRARIES, ...CORE].map((key) => [key, { ...singleton, eager: true }] as const);
  const lazy = ON_DEMAND.map((key) => [key, { ...singleton }] as const);
  return Object.fromEntries([...eager, ...lazy]);
}

/** A remote's side: it carries no copy of its own. */
export function consumedByRemote() {
  return Object.fromEntries(SHARED_KEYS.map((key) => [key, { ...singleton, import: false as const }]));
}
