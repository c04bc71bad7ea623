import { type RefObject, useEffect } from 'react';

const HEIGHT = '--sb-bottom-bar-height';
const SPACE = '--sb-bottom-bar-space';

/**
 * Announces the height of a bar at the bottom of the window, so that it never covers the focused element.
 * @param isFixed Whether the bar lies over the page: the page then ends below its footer, which it would cover.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, isFixed = false): void {
  useEffect(() => {
    const root = document.documentElement;
    const height = `${bar.current?.offsetHeight ?? 0}px`;
    root.style.setProperty(HEIGHT, height);
    if (isFixed) root.style.setProperty(SPACE, height);
    // The bar's own controls are always in view.
    bar.current?.style.setProperty(HEIGHT, '0px');
    return () => {
      root.style.removeProperty(HEIGHT);
      root.style.removeProperty(SPACE);
    };
  }, [bar, isFixed]);
}
