import { subscribe } from '@saltbush/shared-ui/bus';
import { useSyncExternalStore } from 'react';

const MAX_KEPT = 6;

let kept: readonly string[] = [];
const listeners = new Set<() => void>();

function keep(next: readonly string[]): void {
  kept = next;
  for (const listener of listeners) listener();
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const without = (query: string) => kept.filter((other) => !isSame(other, query));

/**
 * What was searched for since the page was opened, newest first. Search words name illnesses and medicines, so they are
 * never stored: they stay in this tab's memory, and end with the visit or with signing out.
 */
export const recentSearches = {
  add(text: string): void {
    const query = text.trim().replace(/\s+/g, ' ');
    if (query !== '') keep([query, ...without(query)].slice(0, MAX_KEPT));
  },
  remove: (query: string): void => keep(without(query)),
  clear: (): void => keep([]),
};

subscribe('auth:signed-out', recentSearches.clear);

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = () => kept;

/** Returns the recent searches, newest first. */
export const useRecentSearches = (): readonly string[] => useSyncExternalStore(listen, read, read);
