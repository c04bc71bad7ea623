import { useSession } from '@saltbush/shared-ui/platform';
import { useState } from 'react';

/**
 * Notes that practitioners are writing, by what they are about: a consultation or a program. They are about health: they stay in the memory of this tab, where they
 * survive the way to another page and back, and belong to whoever is signed in.
 */
let drafts = new Map<string, string>();
let writer: string | null = null;

const whoIsIn = (): string | null => useSession.getState().user?.id ?? null;

/** Returns the drafts of whoever is signed in; those of somebody else are forgotten. */
function ownDrafts(): Map<string, string> {
  const person = whoIsIn();
  if (person !== writer) [drafts, writer] = [new Map(), person];
  return drafts;
}

/** Asks before the page is closed or loaded again while a note would be lost. */
function ask(event: BeforeUnloadEvent): void {
  if (ownDrafts().size > 0) event.preventDefault();
}

/** Keeps what has been written; nothing forgets it. */
export function keepDraft(about: string, note: string): void {
  const own = ownDrafts();
  if (note === '') own.delete(about);
  else own.set(about, note);
  // Browsers keep pages that listen to it out of their fast cache of visited pages.
  if (own.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

/** A note as far as it is written, whichever page was open in between. */
export function useNoteDraft(about: string): [note: string, write: (note: string) => void] {
  const [note, setNote] = useState(() => ownDrafts().get(about) ?? '');
  const write = (words: string) => {
    keepDraft(about, words);
    setNote(words);
  };
  return [note, write];
}
