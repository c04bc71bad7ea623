import { subscribe } from '@saltbush/shared-ui/bus';
import { getLocation, personalTabStorage, subscribeLocation } from '@saltbush/shared-ui/platform';

const KEY = 'scroll';

type Positions = Record<string, number>;

const read = () => (personalTabStorage.readJson(KEY) ?? {}) as Positions;

const address = () => getLocation().pathname + getLocation().search;

/** Scrolls once the page is tall enough to reach the position, or after the deadline. */
function scrollWhenTall(top: number, deadline: number): void {
  if (document.documentElement.scrollHeight >= top + window.innerHeight || performance.now() > deadline) {
    window.scrollTo(0, top);
    return;
  }
  requestAnimationFrame(() => scrollWhenTall(top, deadline));
}

/**
 * Scrolls new pages to the top or to the URL's fragment; going back restores the previous position, until a sign-out.
 */
export function restoreScroll(): void {
  window.history.scrollRestoration = 'manual';
  let isPop = false;
  let pathname = window.location.pathname;
  let signedOutAt = '';

  const save = () => {
    if (address() !== signedOutAt)
      personalTabStorage.writeJson(KEY, { ...read(), [address()]: window.scrollY });
  };
  // The page that is left by signing out is not noted once more: its address may name a medicine.
  subscribe('auth:signed-out', () => {
    signedOutAt = address();
  });
  window.addEventListener('scrollend', save, { passive: true });
  window.addEventListener('pagehide', save);
  window.addEventListener('popstate', () => {
    isPop = true;
  });

  const saved = read()[address()];
  const isReload = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate');
  if (saved && isReload) scrollWhenTall(saved, performance.now() + 1000);

  subscribeLocation(() => {
    const changed = getLocation().pathname !== pathname;
    pathname = getLocation().pathname;
    const wasPop = isPop;
    isPop = false;
    if (!changed) return;
    if (wasPop) scrollWhenTall(read()[address()] ?? 0, performance.now() + 1000);
    else if (!getLocation().hash) window.scrollTo(0, 0);
  });
}
