import { subscribe } from '@saltbush/shared-ui/bus';
import { cartKeys, favouriteKeys, meKeys } from '@saltbush/shared-ui/entities';
import {
  configureGraphQL,
  followOtherTabs,
  getQueryClient,
  getSessionToken,
  renewQueries,
  renewSession,
  setBrowserEnvironment,
  startCartIdentity,
  startPreference,
  startSession,
  watchLocation,
} from '@saltbush/shared-ui/platform';
import { hydrate } from '@tanstack/react-query';
import { start as startSingleSpa } from 'single-spa';
import { registerApplications } from './applications/register';
import { keepFocus } from './keep-focus';
import { mountOverlays, openOverlayFromAddress } from './overlays';
import { readSnapshot } from './read-snapshot';
import { createRemotes } from './remotes';
import { revealBelow } from './reveal';
import { announcePages } from './routing/announcer';
import { findClaim, findRemote } from './routing/find-remote';
import { followLinks } from './routing/links';
import { prefetchOnIntent } from './routing/prefetch';
import { restoreScroll } from './routing/scroll';
import { createBrowserSlots } from './slots';

/** What only the browser knows is read once the first, hydrating render is done. */
function startDeviceState(): void {
  startCartIdentity();
  startPreference();
  void startSession();
  followOtherTabs(subscribe);
  const refreshCart = () => void renewQueries(getQueryClient(), cartKeys.all);
  subscribe('cart:changed', refreshCart);
  // A tab that the browser had put to sleep has missed the others' events.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refreshCart();
  });
  subscribe('favourites:changed', () => void renewQueries(getQueryClient(), favouriteKeys.all));
  subscribe('rewards:linked', () => void renewQueries(getQueryClient(), meKeys.all));
}

/** Lets the browser paint and answer in between: on a slow phone the whole start is one long task. */
const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Starts the page: platform, remotes, applications, then everything that may wait. */
export async function start(): Promise<void> {
  const snapshot = readSnapshot();
  const queryClient = getQueryClient();
  hydrate(queryClient, snapshot.queries);
  configureGraphQL({ endpoint: '/graphql', getToken: getSessionToken, renewToken: renewSession });

  const remotes = createRemotes(snapshot);
  setBrowserEnvironment({
    queryClient,
    initialLocation: snapshot.location,
    slots: createBrowserSlots(remotes),
    ownerOf: (pathname) => findRemote(remotes.list, pathname)?.name ?? null,
    isServed: (pathname) => findClaim(remotes.list, pathname) !== null,
  });

  await yieldToBrowser();
  // Before those who follow the address: it has to know first whether a change goes back.
  restoreScroll();
  watchLocation();
  registerApplications(remotes);
  startSingleSpa({ urlRerouteOnly: true });
  await yieldToBrowser();
  followLinks(remotes);
  announcePages();
  keepFocus();
  prefetchOnIntent(remotes);
  mountOverlays();
  startDeviceState();
  revealBelow();
  openOverlayFromAddress(remotes);
}
