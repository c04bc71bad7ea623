import { getQueryClient } from '@saltbush/shared-ui/platform';
import { onPageIdle } from '../interaction/first-interaction';
import type { Remotes } from '../remotes';
import { findClaim } from './find-remote';
import { internalAnchor } from './links';

const INTENT_MS = 60;

/** A press is followed by a click; a pointer that passes, or focus that moves on, is not. */
const PRESSES: readonly string[] = ['pointerdown', 'touchstart'];

async function loadPage(remotes: Remotes, pathname: string) {
  const claim = findClaim(remotes.list, pathname);
  if (!claim) return null;
  const { sources } = await remotes.loadApplication(claim.remote.name);
  const module = await sources[claim.page]?.load();
  return module ? { module, params: claim.params } : null;
}

async function prefetch(remotes: Remotes, href: string): Promise<void> {
  const url = new URL(href);
  const page = await loadPage(remotes, url.pathname);
  if (!page) return;
  const { head } = await page.module.load({
    params: page.params,
    search: url.searchParams,
    pathname: url.pathname,
    queryClient: getQueryClient(),
  });
  if (head.preloadImage) new Image().src = head.preloadImage;
}

/** Whether the visitor asked for few bytes. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const isInView = (anchor: HTMLAnchorElement): boolean => {
  const { width, top, bottom } = anchor.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
};

/**
 * Loads the code of the kinds of pages that links in view lead to: one request per kind, no data, and none from a remote
 * that the page itself has not loaded.
 */
function prefetchCodeInView(remotes: Remotes): void {
  const owner = findClaim(remotes.list, window.location.pathname)?.remote;
  const kinds = new Map<string, string>();
  for (const anchor of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    if (anchor.origin !== window.location.origin || !isInView(anchor)) continue;
    const claim = findClaim(remotes.list, anchor.pathname);
    if (claim && claim.remote === owner) kinds.set(claim.page, anchor.pathname);
  }
  // The click itself loads it again and shows a failure.
  for (const pathname of kinds.values()) loadPage(remotes, pathname).catch(() => undefined);
}

/**
 * Prefetches the code, data and main picture of a page when its link is pressed, or hovered or focused for a moment; and
 * the code of pages linked in view once the page is idle. Does nothing for visitors who save data.
 */
export function prefetchOnIntent(remotes: Remotes): void {
  if (savesData()) return;
  const done = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchOnce = (href: string) => {
    if (done.has(href)) return;
    done.add(href);
    prefetch(remotes, href).catch(() => done.delete(href));
  };
  const consider = (event: Event) => {
    clearTimeout(timer);
    const anchor = internalAnchor(event, remotes);
    if (!anchor) return;
    const { href } = anchor;
    // Not in a timer: the click would come first.
    if (PRESSES.includes(event.type)) fetchOnce(href);
    else timer = setTimeout(() => fetchOnce(href), INTENT_MS);
  };
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('pointerdown', consider, { passive: true });
  document.addEventListener('touchstart', consider, { passive: true });
  document.addEventListener('focusin', consider);
  onPageIdle(() => prefetchCodeInView(remotes));
}
