import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onFollow` when a link inside `root` is followed, including a link to the current page. The call is deferred
 * until other listeners have handled the click, because removing the link earlier would cancel its navigation.
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
