import { useFocusOnChange } from '@saltbush/shared-ui/form-kit';
import { type RefObject, useRef } from 'react';
import type { ScriptState } from './use-script';

/** After a failed attempt, moves focus to the first unanswered question, or to the start of the panel. */
export function useFocusFirstError<Place extends HTMLElement>({
  attempt,
  errors,
}: ScriptState['validation']): RefObject<Place | null> {
  const panel = useRef<Place>(null);
  useFocusOnChange(attempt, () => {
    const question = errors.patient ? 'patient' : 'token';
    const target =
      panel.current?.querySelector<HTMLElement>(`[data-question="${question}"]`) ?? panel.current;
    const first = target?.querySelector<HTMLElement>('input, button') ?? target;
    first?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  });
  return panel;
}
