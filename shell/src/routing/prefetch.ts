import { getQueryClient, matchRoute } from '@saltbush/shared-ui/platform';
import type { Remotes } from '../remotes';
import { findClaim } from './find-remote';
import { internalAnchor } from './links';

const INTENT_MS = 60;

async function prefetch(remotes: Remotes, href: string): Promise<void> {
  const url = new URL(href);
  const claim = findClaim(remotes.list, url.pathname);
  if (!claim) return;
  const application = await remotes.loadApplication(claim.remote.name);
  const match = matchRoute(application.manifest.routes, url.pathname);
  const module = match && (await application.sources[match.route.page]?.load());
  if (!match || !module) return;
  await module.load({
    params: match.params,
    search: url.searchParams,
    pathname: url.pathname,
    queryClient: getQueryClient(),
  });
}

/** Prefetches a page's code and data when its link is hovered for a moment, touched or focused. */
export function prefetchOnIntent(remotes: Remotes): void {
  const done = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider = (event: Event) => {
    clearTimeout(timer);
    const anchor = internalAnchor(event, remotes);
    if (!anchor || done.has(anchor.href)) return;
    timer = setTimeout(
      () => {
        done.add(anchor.href);
        prefetch(remotes, anchor.href).catch(() => done.delete(anchor.href));
      },
      event.type === 'touchstart' ? 0 : INTENT_MS,
    );
  };
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('touchstart', consider, { passive: true });
  document.addEventListener('focusin', consider);
}
