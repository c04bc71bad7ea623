import { useLayoutEffect, useRef } from 'react';

/** Returns a ref to the element that gets the focus when the card that had it disappears from a list of `count`. */
export function useKeptFocus<Target extends HTMLElement>(count: number) {
  const ref = useRef<Target>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const hasFewer = count < before.current;
    before.current = count;
    if (hasFewer && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [count]);
  return ref;
}
