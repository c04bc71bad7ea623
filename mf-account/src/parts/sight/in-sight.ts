import { type RefObject, useEffect } from 'react';

/** Scrolls at once to where `element`, of the class `belowHeader`, can be seen; not at all when it can be already. */
export function bringIntoSight(element: Element): void {
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Who is given the focus is seen, too: a dialog that closes gives it without scrolling. */
export function useInSightWithFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    const show = () => element && bringIntoSight(element);
    element?.addEventListener('focus', show);
    return () => element?.removeEventListener('focus', show);
  }, [place]);
}
