import { useEffect } from 'react';

/** What a classic scrollbar takes from the page (section 9). */
const SCROLLBAR_PX = 15;

let locks = 0;

function lock() {
  const page = document.documentElement;
  const hasScrollbar = window.innerWidth > page.clientWidth;
  page.style.overflow = 'hidden';
  if (hasScrollbar) document.body.style.paddingInlineEnd = `${SCROLLBAR_PX}px`;
}

function unlock() {
  document.documentElement.style.overflow = '';
  document.body.style.paddingInlineEnd = '';
}

/**
 * Stops the page behind from scrolling while `active`. Where a scrollbar was visible the page narrows by 15 px
 * instead (section 2.22), so that nothing moves. Locks may overlap: the last one out opens.
 */
export function useScrollLock(active: boolean) {
  useEffect(() => {
    if (!active) return;
    locks += 1;
    if (locks === 1) lock();
    return () => {
      locks -= 1;
      if (locks === 0) unlock();
    };
  }, [active]);
}
