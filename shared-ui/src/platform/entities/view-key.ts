import type { OwnedKey } from '../data/query-keys';

/**
 * Returns the query key of a remote's view of a shared entity; invalidating the entity invalidates the view too.
 * @param entity The entity's key, from its factory.
 * @param remote The remote that owns the view.
 */
export const viewKey = <Parts extends readonly unknown[]>(
  entity: OwnedKey,
  remote: `mf-${string}`,
  ...parts: Parts
) => [...entity, remote, ...parts] as const;
