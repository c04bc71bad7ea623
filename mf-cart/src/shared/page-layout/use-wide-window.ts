import { useSyncExternalStore } from 'react';

/** The desktop breakpoint. */
const WIDE = '(min-width: 64em)';

function subscribe(notify: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/**
 * Whether the window has room for two columns. For parts that stand elsewhere on narrow windows: written where they are
 * seen, they are read and tabbed to there too.
 */
export const useWideWindow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
