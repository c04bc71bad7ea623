import { type RefObject, useEffect, useRef } from 'react';

/** Lets an element's own styles use its height, as `--known-height`. */
export function useKnownHeight(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--known-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
