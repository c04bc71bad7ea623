import { type RefObject, useEffect } from 'react';

const HEIGHT = '--sb-bottom-bar-height';

/** Announces the height of a bar at the bottom of the window, so that it never covers the focused element. */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    root.style.setProperty(HEIGHT, `${bar.current?.offsetHeight ?? 0}px`);
    // The bar's own controls are always in view.
    bar.current?.style.setProperty(HEIGHT, '0px');
    return () => {
      root.style.removeProperty(HEIGHT);
    };
  }, [bar]);
}
