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

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

let waiting: MutationObserver | null = null;

/** Focus waits on the page's frame; it moves on to the heading unless the visitor was quicker. */
function focusHeadingWhenShown(main: HTMLElement): void {
  waiting = new MutationObserver(() => {
    const heading = main.querySelector<HTMLElement>('h1');
    const hasMovedOn = document.activeElement !== main;
    if (!heading && !hasMovedOn) return;
    waiting?.disconnect();
    if (heading && !hasMovedOn) focus(heading);
  });
  waiting.observe(main, { childList: true, subtree: true });
}

function focusPage(): void {
  waiting?.disconnect();
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  const heading = main.querySelector<HTMLElement>('h1');
  focus(heading ?? main);
  if (!heading) focusHeadingWhenShown(main);
}

/** After a navigation says the new page's title and moves focus to its heading, as a document load would. */
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
