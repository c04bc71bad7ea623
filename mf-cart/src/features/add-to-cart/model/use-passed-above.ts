import { type RefObject, useEffect, useState } from 'react';

/** Height that the compact header covers at the top of the window, in px. */
const HEADER_PX = 72;

/** What is still below the window counts as in view: a jump past the element and back is then a change as well. */
const BELOW_PX = 100_000;

/** True while an element has scrolled above the header (section 2.10). False until the browser has looked. */
export function usePassedAbove(element: RefObject<HTMLElement | null>): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setHasPassed(!entry.isIntersecting && entry.boundingClientRect.bottom <= HEADER_PX);
      },
      // The document as root: in a frame the margin would not reach beyond it.
      { root: document, rootMargin: `-${HEADER_PX}px 0px ${BELOW_PX}px 0px` },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return hasPassed;
}
