import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the height of a skeleton for what replaces it: a lower row would move everything below it under the pointer. Given
 * up when the window gets another size.
 * @param isLoading the skeleton is shown
 * @param isEmpty nothing replaces it
 */
export function useHeldRoom(isLoading: boolean, isEmpty: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const room = useRef(0);
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return;
    if (isLoading) room.current = row.offsetHeight;
    row.style.minBlockSize = isLoading || isEmpty ? '' : `${room.current}px`;
    const giveUp = () => {
      row.style.minBlockSize = '';
    };
    window.addEventListener('resize', giveUp, { once: true });
    return () => window.removeEventListener('resize', giveUp);
  }, [isLoading, isEmpty]);
  return ref;
}
