/** The owner of a query's data: one remote, or the shop for data that several remotes read. */
export type KeyOwner = 'shop' | `mf-${string}`;

/** A query key that starts with its owner, so that two parts of the shop can never overwrite each other's data. */
export type OwnedKey = readonly [owner: KeyOwner, ...parts: unknown[]];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: OwnedKey;
  }
}
