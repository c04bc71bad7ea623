import { type RefObject, useEffect, useRef } from 'react';
import type { ScriptState } from './use-script';

/** After an attempt that failed, brings the shopper to the first question that is not answered, else to the start. */
export function useBringToFindings<Place extends HTMLElement>({
  attempt,
  errors,
}: ScriptState['findings']): RefObject<Place | null> {
  const panel = useRef<Place>(null);
  const seen = useRef(attempt);
  useEffect(() => {
    if (seen.current === attempt) return;
    seen.current = attempt;
    const question = errors.patient ? 'patient' : 'token';
    const target =
      panel.current?.querySelector<HTMLElement>(`[data-question="${question}"]`) ?? panel.current;
    const first = target?.querySelector<HTMLElement>('input, button') ?? target;
    first?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  }, [attempt, errors]);
  return panel;
}
