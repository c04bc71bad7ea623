import type { OwnedKey } from '../data/query-keys';

/**
 * The key of a remote's own view of a shared entity: renewing the entity renews it, too.
 * @param entity The entity's key, from its factory.
 * @param remote The remote that holds the view.
 */
export const viewKey = <Parts extends readonly unknown[]>(
  entity: OwnedKey,
  remote: `mf-${string}`,
  ...parts: Parts
) => [...entity, remote, ...parts] as const;
