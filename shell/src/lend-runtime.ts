import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from 'federation-container-entry';

/**
 * Remotes find webpack's federation glue here instead of carrying it (see `shared-bundler-runtime.mjs` of the build).
 * `init` looks an instance up by the identity of the build that it was compiled into, which is now always the shell's:
 * a remote gets a new instance instead.
 */
export function lendBundlerRuntime(): void {
  const { runtime } = bundlerRuntime;
  const lent = {
    ...bundlerRuntime,
    runtime: { ...runtime, init: runtime?.createInstance },
    bundlerRuntime: { ...bundlerRuntime.bundlerRuntime, initContainerEntry },
  };
  Object.assign(globalThis, { __SALTBUSH_BUNDLER_RUNTIME__: lent });
}
