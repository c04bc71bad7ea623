import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `moveFocus` after a value has changed, but not on the first render: a page must not take the focus as it loads.
 * Pass a counter of attempts to focus the first error of a form after every failed attempt.
 */
export function useFocusOnChange(value: unknown, moveFocus: () => void): void {
  const previous = useRef(value);
  const move = useEffectEvent(moveFocus);
  useEffect(() => {
    if (Object.is(previous.current, value)) return;
    previous.current = value;
    move();
  }, [value]);
}
