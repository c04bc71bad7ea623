import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a booking that lacks a time, shows the message at the end of the group `groupId` and puts the focus on the
 * first time that can be had.
 */
export function useBringToMessage(groupId: string, attempt: number): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(attempt);
  useEffect(() => {
    if (seen.current === attempt) return;
    seen.current = attempt;
    const find = (choice: string) => place.current?.querySelector<HTMLElement>(choice);
    const first = find('input[name="consult-slot"]:enabled') ?? find('input');
    first?.focus({ preventScroll: true });
    document.getElementById(`${groupId}-error`)?.scrollIntoView({ block: 'nearest' });
  }, [groupId, attempt]);
  return place;
}
