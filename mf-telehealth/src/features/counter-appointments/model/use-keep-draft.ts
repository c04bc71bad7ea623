import { useEffect } from 'react';

/** Asks before the page is closed or loaded again while something unsaved would be lost: health notes are not stored. */
export function useKeepDraft(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
