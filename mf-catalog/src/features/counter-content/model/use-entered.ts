import type { ContentValue } from '@saltbush/contract';
import { useNoteDraft } from '@saltbush/shared-ui/counter';
import { useMemo } from 'react';

/** What somebody has entered, and the version of the entry that they have seen. */
export interface Entered {
  value: ContentValue;
  version: number;
}

/**
 * What whoever is signed in has entered of an entry and not saved; null if nothing. It survives the way to another page
 * of the shop and back, and the browser asks before it would be lost.
 */
export function useEntered(id: string) {
  const [note, write] = useNoteDraft(`content:${id}`);
  const entered = useMemo(() => (note === '' ? null : (JSON.parse(note) as Entered)), [note]);
  const setEntered = (next: Entered | null) => write(next === null ? '' : JSON.stringify(next));
  return [entered, setEntered] as const;
}
