import { type RefObject, useEffect, useRef } from 'react';

const FULL = 100;

/** Returns the nearest scrollable ancestor of an element, or null. */
function scrollContainerOf(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/(auto|scroll)/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}

/** Returns the share of a text scrolled into view so far, in percent: 100 if the text fits without scrolling. */
export function viewedPercent({
  scrollTop,
  clientHeight,
  scrollHeight,
}: Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>): number {
  if (scrollHeight <= 0) return 0;
  return Math.min(FULL, Math.max(0, Math.round(((scrollTop + clientHeight) / scrollHeight) * FULL)));
}

/** Tracks how far a text has been scrolled. Returns a function for the furthest point reached, in percent. */
export function useReadingProgress(text: RefObject<HTMLElement | null>): () => number {
  const furthest = useRef(0);
  useEffect(() => {
    const container = text.current && scrollContainerOf(text.current);
    if (!container) return;
    const update = () => {
      furthest.current = Math.max(furthest.current, viewedPercent(container));
    };
    update();
    container.addEventListener('scroll', update, { passive: true });
    return () => container.removeEventListener('scroll', update);
  }, [text]);
  return () => furthest.current;
}
