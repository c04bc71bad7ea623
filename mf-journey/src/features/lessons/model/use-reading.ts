import { type RefObject, useEffect, useRef } from 'react';

const FULL = 100;

/** The nearest part around an element that scrolls by itself. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/(auto|scroll)/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}

/** How much of a text has been in sight, in per cent; a text that fits has been seen whole. */
export function seenShare({
  scrollTop,
  clientHeight,
  scrollHeight,
}: Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>): number {
  if (scrollHeight <= 0) return 0;
  return Math.min(FULL, Math.max(0, Math.round(((scrollTop + clientHeight) / scrollHeight) * FULL)));
}

/** Watches how far somebody reads; answers the farthest place that was in sight. */
export function useReading(text: RefObject<HTMLElement | null>): () => number {
  const farthest = useRef(0);
  useEffect(() => {
    const scroller = text.current && scrollerOf(text.current);
    if (!scroller) return;
    const look = () => {
      farthest.current = Math.max(farthest.current, seenShare(scroller));
    };
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [text]);
  return () => farthest.current;
}
