/**
 * What every build leaves to the shell's runtime, by name. Add a name when builds begin to rely on something, so that no
 * release that needs it meets a shell without it; remove one when the shell stops doing it.
 */
export const SHELL_DUTIES = [
  /** Loads and verifies the chunks and styles of all builds (`shell/src/integrity/chunk-loader.ts`). */
  'chunk-loader',
  /** Its `FormLayout` moves the focus to the field named by `startAt`; one that does not would leave it nowhere. */
  'form-start',
] as const;
