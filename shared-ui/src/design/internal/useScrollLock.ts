import { useEffect } from 'react';

/** Width of a classic scrollbar (section 9). */
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
 * Prevents the page behind from scrolling while `active`. If a scrollbar was visible, the page narrows by 15 px
 * instead (section 2.22), so that nothing shifts. Locks may overlap: the page unlocks when the last one is released.
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
