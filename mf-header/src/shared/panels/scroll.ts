import { useSyncExternalStore } from 'react';

/** Above this many pixels of scroll the header is compact (section 9). */
export const COMPACT_ABOVE_PX = 300;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** True when the page is scrolled further than the header's threshold. */
export function useCompact(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > COMPACT_ABOVE_PX,
    () => false,
  );
}
