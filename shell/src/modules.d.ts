declare module 'federation-container-entry' {
  /** Initialises a remote's container with the host's share scope. */
  export const initContainerEntry: (options: unknown) => unknown;
}

declare module '*.css';
