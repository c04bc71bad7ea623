import { type RefObject, useEffect } from 'react';

/** Reserves scroll padding for a bar at the bottom of the window, so that it never covers the focused element. */
export function useBottomScrollPadding(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    root.style.scrollPaddingBlockEnd = `${bar.current?.offsetHeight ?? 0}px`;
    return () => {
      root.style.scrollPaddingBlockEnd = '';
    };
  }, [bar]);
}
