import { useEffect, useEffectEvent, useState } from 'react';

/** Hides an element after a delay. Hover and focus suspend the timer; spread the returned handlers on the element. */
export function useAutoHide(open: boolean, afterMs: number | undefined, hide: () => void) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const onTime = useEffectEvent(hide);
  const used = pointed || focused;

  useEffect(() => {
    if (!open || used || afterMs === undefined) return;
    const timer = setTimeout(() => onTime(), afterMs);
    return () => clearTimeout(timer);
  }, [open, used, afterMs]);

  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
