import { PAGE_CHANGED } from '@saltbush/shared-ui/platform';
import { useEffect } from 'react';

const COUNT = /^\(\d+\) /;

const tellCount = (count: number): void => {
  document.title = `${count > 0 ? `(${count}) ` : ''}${document.title.replace(COUNT, '')}`;
};

/** Says in the title of the tab how much waits at a desk, for whoever works in another one: "(3) Orders". */
export function useTitleCount(count: number | undefined): void {
  useEffect(() => {
    const tell = () => tellCount(count ?? 0);
    tell();
    // Each change of the address sets the title anew.
    window.addEventListener(PAGE_CHANGED, tell);
    return () => {
      window.removeEventListener(PAGE_CHANGED, tell);
      tellCount(0);
    };
  }, [count]);
}
