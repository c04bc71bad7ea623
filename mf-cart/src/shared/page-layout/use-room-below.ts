import { type RefObject, useEffect } from 'react';

/** What has focus must not hide behind a bar at the bottom of the window: scrolling keeps its height clear. */
export function useRoomBelow(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    root.style.scrollPaddingBlockEnd = `${bar.current?.offsetHeight ?? 0}px`;
    return () => {
      root.style.scrollPaddingBlockEnd = '';
    };
  }, [bar]);
}
