import { type RefObject, useEffect } from 'react';

/**
 * Scrolls `element` into view without animation, by the shortest distance or aligned to `block`. Aligning to the top
 * requires the class `belowHeader`.
 */
export function scrollIntoView(element: Element, block: ScrollLogicalPosition = 'nearest'): void {
  element.scrollIntoView({ block, behavior: 'instant' });
}

/** Scrolls the element into view when it receives focus; closing a dialog restores focus without scrolling. */
export function useScrollIntoViewOnFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    const show = () => element && scrollIntoView(element);
    element?.addEventListener('focus', show);
    return () => element?.removeEventListener('focus', show);
  }, [place]);
}
