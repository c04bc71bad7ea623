// Replaces what webpack's federation runtime does for builds that the shop does not have: remotes named at build time
// (the registry names them) and shared modules without their unused exports (the shell provides each whole).

/** Creates the federation instance of a build; the original also adds a plug-in that does nothing here. */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);

/** Loads the remotes that a chunk imports; never called. */
export const remotes = () => undefined;

/** Returns the exports of a shared module that a build uses; undefined stands for all. */
export const getUsedExports = () => undefined;

/** Returns what loads a shared module if nobody provides it. */
export const getSharedFallbackGetter = ({ factory }) => factory;
