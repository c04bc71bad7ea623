import { type RefObject, useEffect, useState } from 'react';

/** Height of the compact header at the top of the window, in px. */
const HEADER_PX = 72;

/** Extends the root far below the window, in px, so that jumping past the element and back still counts as a change. */
const BELOW_PX = 100_000;

/** Returns true while the element is scrolled above the header (section 2.10); false until first observed. */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setHasPassed(!entry.isIntersecting && entry.boundingClientRect.bottom <= HEADER_PX);
      },
      // With the document as root, the margin also applies inside an iframe.
      { root: document, rootMargin: `-${HEADER_PX}px 0px ${BELOW_PX}px 0px` },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return hasPassed;
}
