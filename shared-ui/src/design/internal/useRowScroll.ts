import { useCallback, useEffect, useRef, useState } from 'react';

/** Tolerates the half-pixels of zoomed pages. */
const TOLERANCE = 2;
/** Share of the visible width that one click scrolls. */
const STEP = 0.9;

/** Tracks whether a horizontally scrolling row has more content either way, and scrolls it for its buttons. */
export function useRowScroll() {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: false });
  const look = useCallback(() => {
    const row = ref.current;
    if (!row) return;
    const left = Math.abs(row.scrollLeft);
    const canGoBack = left > TOLERANCE;
    const canGoOn = left + row.clientWidth < row.scrollWidth - TOLERANCE;
    setEnds((before) =>
      before.canGoBack === canGoBack && before.canGoOn === canGoOn ? before : { canGoBack, canGoOn },
    );
  }, []);
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const observer = new ResizeObserver(look);
    observer.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [look]);
  const move = (direction: 1 | -1) =>
    ref.current?.scrollBy({ left: direction * ref.current.clientWidth * STEP });
  return { ref, ends, move };
}
