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

function focusPage(): void {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
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
