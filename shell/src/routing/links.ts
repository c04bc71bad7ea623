import { navigate } from '@saltbush/shared-ui/platform';
import type { Remotes } from '../remotes';
import { findClaim } from './find-remote';

/** Returns the link at an event's target if it leads to a page of this shop, otherwise null. */
export function internalAnchor(event: Event, remotes: Remotes): HTMLAnchorElement | null {
  const target = event.target instanceof Element ? event.target.closest('a') : null;
  if (!target?.href || target.target || target.hasAttribute('download')) return null;
  if (target.origin !== window.location.origin) return null;
  return findClaim(remotes.list, target.pathname) ? target : null;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

const isSamePage = (anchor: HTMLAnchorElement) =>
  anchor.hash !== '' &&
  anchor.pathname === window.location.pathname &&
  anchor.search === window.location.search;

/** Navigates between pages of the shop without a document load when a plain link is clicked. */
export function followLinks(remotes: Remotes): void {
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    const anchor = internalAnchor(event, remotes);
    if (!anchor || isSamePage(anchor)) return;
    event.preventDefault();
    navigate(anchor.href);
  });
}
