import { type RefObject, useEffect, useState } from 'react';

/** Height of the compact header at the top of the window, and of the bar at its bottom, in px. */
const BAR_PX = 72;

/** Extends the root far below the window, in px, so that jumping past the element and back still counts as a change. */
const BELOW_PX = 100_000;

/** Narrower windows are phones, in px: there the picture of a product alone fills the first screen. */
const PHONE_PX = 768;

/**
 * Returns true while the element is scrolled above the header (section 2.10), and on a phone also while it lies below
 * the window if `fromStart`; false until first observed.
 */
export function useOutOfReach(element: RefObject<HTMLElement | null>, fromStart: boolean): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const countsBelow = fromStart && window.innerWidth < PHONE_PX;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry)
          setIsOut(!entry.isIntersecting && (countsBelow || entry.boundingClientRect.bottom <= BAR_PX));
      },
      // With the document as root, the margin also applies inside an iframe.
      { root: document, rootMargin: `-${BAR_PX}px 0px ${countsBelow ? -BAR_PX : BELOW_PX}px 0px` },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, fromStart]);
  return isOut;
}
