import { useLayoutEffect, useRef } from 'react';

/** Returns a ref to the element that gets the focus when a change of `state` has taken away the button that had it. */
export function useHeldFocus<Target extends HTMLElement>(state: string) {
  const ref = useRef<Target>(null);
  const before = useRef(state);
  useLayoutEffect(() => {
    const isOther = state !== before.current;
    before.current = state;
    if (isOther && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [state]);
  return ref;
}
