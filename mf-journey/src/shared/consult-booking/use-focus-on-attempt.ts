import { useFocusOnChange } from '@saltbush/shared-ui/form-kit';
import { type RefObject, useRef } from 'react';

/** After an attempt to book without a time, focuses the first available time and scrolls to the group's message. */
export function useFocusOnAttempt(groupId: string, attempt: number): RefObject<HTMLDivElement | null> {
  const picker = useRef<HTMLDivElement>(null);
  useFocusOnChange(attempt, () => {
    const find = (selector: string) => picker.current?.querySelector<HTMLElement>(selector);
    const first = find('input[name="consult-slot"]:enabled') ?? find('input');
    first?.focus({ preventScroll: true });
    document.getElementById(`${groupId}-error`)?.scrollIntoView({ block: 'nearest' });
  });
  return picker;
}
