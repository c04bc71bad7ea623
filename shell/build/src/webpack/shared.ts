/**
 * Modules that exist once per page. The shell provides all of them and remotes only consume them, so that one remote
 * can never provide another's React. Subpaths are separate modules and need separate entries.
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
  '@saltbush/shared-ui/design/counter',
] as const;

export const SHARED_KEYS: readonly string[] = [...LIBRARIES, ...CORE, ...ON_DEMAND];

/** Shared modules of ours, whose exports change with every version of the platform. */
export const SHARED_MODULES = [...CORE, ...ON_DEMAND];

/** Packages whose shared modules are the shell's. */
export const SHARED_PACKAGES = ['react', 'react-dom', 'zustand', '@tanstack/react-query'] as const;

const singleton = { singleton: true, requiredVersion: false } as const;

/** Returns the shell's shared modules: libraries and core in its first script, the others in separate chunks. */
export function providedByShell() {
  const eager = [...LIBRARIES, ...CORE].map((key) => [key, { ...singleton, eager: true }] as const);
  const lazy = ON_DEMAND.map((key) => [key, { ...singleton }] as const);
  return Object.fromEntries([...eager, ...lazy]);
}

/** Returns a remote's shared modules, none of which it bundles. */
export function consumedByRemote() {
  return Object.fromEntries(SHARED_KEYS.map((key) => [key, { ...singleton, import: false as const }]));
}
