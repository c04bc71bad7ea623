import { type AskedContradiction, contradictionNoteError } from '@saltbush/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Clearing } from '../components/ClearUp';

/** What contradicts the answers on this screen, from the payment or the last press; it takes the focus. */
export function useClearing({ found, notes, onShown }: Clearing) {
  const [contradictions, setContradictions] = useState<readonly AskedContradiction[]>(found);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const title = useRef<HTMLHeadingElement>(null);
  const show = useEffectEvent((next: readonly AskedContradiction[]) => {
    if (next.length === 0) return;
    setContradictions(next);
    onShown();
  });
  useEffect(() => show(found), [found]);
  useEffect(() => {
    if (contradictions.length > 0) title.current?.focus();
  }, [contradictions]);

  /** Returns the notes to send; null while one is missing or too long, which then has the focus. */
  const given = () => {
    const problems = contradictions.flatMap(({ id }) => {
      const error = contradictionNoteError(notes[id] ?? '');
      return error ? [[id, error] as const] : [];
    });
    setErrors(Object.fromEntries(problems));
    const [first] = problems;
    if (!first) return contradictions.map(({ id }) => ({ id, note: notes[id] ?? '' }));
    document.querySelector<HTMLElement>(`[name="clearing-${first[0]}"]`)?.focus();
    return null;
  };
  return { contradictions, errors, title, given };
}
