import { newlyServed } from './losses';
import type { Registry } from './types';

/**
 * Returns the releases of a change that another repository has built than their remote's current one, a sentence each. One
 * that was current before has been let in: a rollback must not wait.
 */
export function findStrangers(before: Registry, after: Registry): string[] {
  return newlyServed(before, after).flatMap(({ remote, id, repository }) => {
    const entry = before.remotes[remote];
    const owner = entry?.current.repository;
    if (!owner || !repository || owner === repository || entry.history.includes(id)) return [];
    return [`${remote} ${id} comes from the repository ${repository}; ${remote} is released from ${owner}`];
  });
}
