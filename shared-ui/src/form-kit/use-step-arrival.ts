import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a new step, as a page load would; the page itself handles the first one. Back and
 * Forward count before the page knows its step, too: until then only they change the heading.
 * @param isSettled False until the browser knows which step to show: finding that out does not take the focus
 * @returns The ref of the heading, which needs `tabIndex={-1}`
 */
export function useStepArrival(heading: string, isSettled: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef({ heading, isSettled, hasMoved: false });
  // Before the browser paints, so that nothing is read or pressed in between.
  useLayoutEffect(() => {
    const last = before.current;
    const isChanged = last.heading !== heading;
    const hasMoved = !last.isSettled && last.hasMoved;
    before.current = { heading, isSettled, hasMoved: hasMoved || isChanged };
    const isNext = last.isSettled ? isChanged : hasMoved;
    if (!isSettled || !isNext) return;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [heading, isSettled]);
  return title;
}
