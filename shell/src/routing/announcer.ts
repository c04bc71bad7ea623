import { PAGE_CHANGED } from '@saltbush/shared-ui/platform';

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('role', 'status');
  region.dataset.routeAnnouncer = '';
  region.style.cssText =
    'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)';
  document.body.append(region);
  return region;
}

/** Focuses the page's heading, or `main` until there is one. */
function focusHeading(main: HTMLElement): HTMLElement {
  const element = main.querySelector<HTMLElement>('h1') ?? main;
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  return element;
}

let following: MutationObserver | null = null;

/**
 * Keeps the focus on the heading while the page is still loading: it moves from `main` to a heading that appears later,
 * and from a heading that is removed to its replacement. Stops when the visitor moves the focus.
 */
function focusPage(): void {
  following?.disconnect();
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  let focused = focusHeading(main);
  following = new MutationObserver(() => {
    const isLost = !focused.isConnected && document.activeElement === document.body;
    if (!isLost && document.activeElement !== focused) following?.disconnect();
    else if (isLost || focused === main) focused = focusHeading(main);
  });
  following.observe(main, { childList: true, subtree: true });
}

/** Announces the new page's title after a navigation and focuses its heading, as a document load would. */
export function announcePages(): void {
  const region = createRegion();
  let pathname = window.location.pathname;
  window.addEventListener(PAGE_CHANGED, (event) => {
    if (window.location.pathname === pathname) return;
    pathname = window.location.pathname;
    region.textContent = (event as CustomEvent<{ title: string }>).detail.title;
    requestAnimationFrame(focusPage);
  });
}
