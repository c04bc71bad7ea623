import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from 'federation-container-entry';

/**
 * Provides webpack's federation runtime to remotes, so that they do not bundle it (see the build's
 * `shared-bundler-runtime.mjs`). `init` looks up an instance by the id of the build it was compiled into, which is now
 * always the shell's, so remotes get `createInstance` instead.
 */
export function provideBundlerRuntime(): void {
  const { runtime } = bundlerRuntime;
  const provided = {
    ...bundlerRuntime,
    runtime: { ...runtime, init: runtime?.createInstance },
    bundlerRuntime: { ...bundlerRuntime.bundlerRuntime, initContainerEntry },
  };
  Object.assign(globalThis, { __SALTBUSH_BUNDLER_RUNTIME__: provided });
}
