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

const MINUTE_MS = 60_000;
/** How much faster than the stated reading time somebody can read: three times. */
const FASTEST = 3;

/**
 * Returns the progress of a reader in percent: what has been in view, but no more than can be read in the time that it
 * was open.
 */
export function readPercent(viewed: number, openMs: number, readMinutes: number): number {
  const possible = (openMs / (readMinutes * MINUTE_MS)) * FASTEST * FULL;
  return Math.floor(Math.min(viewed, possible));
}

/**
 * Tracks how far a text has been scrolled, and for how long it is open. Returns a function for the progress so far, in
 * percent.
 */
export function useReadingProgress(text: RefObject<HTMLElement | null>, readMinutes: number): () => number {
  const furthest = useRef(0);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
    const container = text.current && scrollContainerOf(text.current);
    if (!container) return;
    const update = () => {
      furthest.current = Math.max(furthest.current, viewedPercent(container));
    };
    update();
    container.addEventListener('scroll', update, { passive: true });
    return () => container.removeEventListener('scroll', update);
  }, [text]);
  return () => readPercent(furthest.current, performance.now() - openedAt.current, readMinutes);
}
