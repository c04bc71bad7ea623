import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Room left beside the link, in pixels: its neighbour shows that the row goes on. */
const ROOM_PX = 32;

const scrolls = (row: Element): boolean => /auto|scroll/.test(getComputedStyle(row).overflowX);

/** Scrolls the row that a link is in sideways, if it scrolls, until the link is in view; the page itself stays. */
function bringIntoRow(link: Element): void {
  let row = link.parentElement;
  while (row && !scrolls(row)) row = row.parentElement;
  if (!row) return;
  const { left, right } = link.getBoundingClientRect();
  const seen = row.getBoundingClientRect();
  if (left < seen.left) row.scrollLeft += left - seen.left - ROOM_PX;
  else if (right > seen.right) row.scrollLeft += right - seen.right + ROOM_PX;
}

/**
 * Keeps the current link of a row in view on a narrow screen.
 * @param href Address of the current link; the row moves only when it changes
 */
export function useCurrentInView<Row extends HTMLElement>(href: string | undefined): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useLayoutEffect(() => {
    const current = href === undefined ? null : ref.current?.querySelector('[aria-current="page"]');
    if (current) bringIntoRow(current);
  }, [href]);
  return ref;
}
