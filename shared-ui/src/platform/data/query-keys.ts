/** Who writes what a query holds: one remote, or the shop for what several remotes read. */
export type KeyOwner = 'shop' | `mf-${string}`;

/** A query key says first whose it is, so that no two parts of the shop ever write each other's data. */
export type OwnedKey = readonly [owner: KeyOwner, ...parts: unknown[]];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: OwnedKey;
  }
}
