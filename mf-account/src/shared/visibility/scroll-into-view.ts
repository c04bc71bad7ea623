import { type RefObject, useEffect } from 'react';

/**
 * Scrolls at once to where `element` can be seen: as little as it takes, or so that it is where `block` says. At the
 * top it needs the class `belowHeader`.
 */
export function scrollIntoView(element: Element, block: ScrollLogicalPosition = 'nearest'): void {
  element.scrollIntoView({ block, behavior: 'instant' });
}

/** Who is given the focus is seen, too: a dialog that closes gives it without scrolling. */
export function useScrollIntoViewOnFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    const show = () => element && scrollIntoView(element);
    element?.addEventListener('focus', show);
    return () => element?.removeEventListener('focus', show);
  }, [place]);
}
