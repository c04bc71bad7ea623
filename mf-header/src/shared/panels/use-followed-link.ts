import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back when a link inside `root` was followed, also one to the page that is already shown. It waits until
 * everybody else has seen the press: a link that leaves the page before that leads nowhere.
 */
export function useFollowedLink(root: RefObject<HTMLElement | null>, onFollow: () => void): void {
  const follow = useEffectEvent(onFollow);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) setTimeout(() => follow());
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [root]);
}
