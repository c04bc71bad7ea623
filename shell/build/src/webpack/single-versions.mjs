// Replaces the federation runtime's comparison of semantic versions. The shell provides each shared module in one
// version and remotes ask for none (see `shared.ts`), so that a version is only ever compared with itself.
/** Returns whether a version is in a range; the runtime asks with `<=` and a version. */
export const satisfy = (version, range) => range === `<=${version}`;
