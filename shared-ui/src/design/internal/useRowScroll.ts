import { useCallback, useEffect, useRef, useState } from 'react';

/** Half-pixels of zoomed pages are no distance. */
const TOLERANCE = 2;
/** How much of what is in view one press moves on. */
const STEP = 0.9;

/** A row that scrolls sideways by itself: whether there is more either way, and buttons' way to move it. */
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
