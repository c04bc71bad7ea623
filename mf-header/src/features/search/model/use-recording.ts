import { type RefObject, useEffect } from 'react';
import { recentSearches } from './recent-searches';

/** Records what is searched for: a text that is sent with the search box, and a suggestion that is followed. */
export function useRecording(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const search = panel.current?.parentElement;
    if (!search) return;
    const onSubmit = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement)
        recentSearches.add(String(new FormData(target).get('query') ?? ''));
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a[data-search]') : null;
      // After the link's own work, as a changed list would take the link away from it.
      if (link) setTimeout(() => recentSearches.add(link.dataset.search ?? ''));
    };
    search.addEventListener('submit', onSubmit);
    search.addEventListener('click', onClick);
    return () => {
      search.removeEventListener('submit', onSubmit);
      search.removeEventListener('click', onClick);
    };
  }, [panel]);
}
