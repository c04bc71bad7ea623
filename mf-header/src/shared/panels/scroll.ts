import { useSyncExternalStore } from 'react';

/** Scroll offset in px above which the header is compact (section 9). */
export const COMPACT_ABOVE_PX = 300;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Returns true while the page is scrolled beyond the compact threshold. */
export function useCompact(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > COMPACT_ABOVE_PX,
    () => false,
  );
}
