/** Provided by webpack's runtime in the shell's browser build. */
declare const __webpack_init_sharing__: (scope: string) => Promise<void> | 1;
declare const __webpack_share_scopes__: { default: object };

declare module '*.css';
