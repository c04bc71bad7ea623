import { subscribe } from '@saltbush/shared-ui/bus';
import { cartKeys, favouriteKeys, meKeys, subscriptionKeys } from '@saltbush/shared-ui/entities';
import {
  configureGraphQL,
  followOtherTabs,
  getQueryClient,
  getSessionToken,
  prepareRequests,
  renewQueries,
  renewSession,
  setBrowserEnvironment,
  startCartIdentity,
  startConsent,
  startPreference,
  startSession,
  trackSignedInCart,
  useCartIdentity,
  watchLocation,
} from '@saltbush/shared-ui/platform';
import { hydrate } from '@tanstack/react-query';
import { start as startSingleSpa } from 'single-spa';
import { registerApplications } from './applications/register';
import { startCounterIfAny, watchStaff } from './counter/prepare';
import { noteErrors } from './diagnostics/record';
import { keepEarlyInput } from './early-input/keeper';
import { firstUse } from './first-use';
import { createVerifiedLoader, provideVerifiedLoader } from './integrity/verified-loader';
import { firstInteraction } from './interaction/first-interaction';
import { restoreLostFocus } from './interaction/restore-lost-focus';
import { mountOverlays, openOverlayFromAddress } from './overlays';
import { isPersonalised } from './personal-state';
import { readSnapshot } from './read-snapshot';
import { createRemotes } from './remotes';
import { revealBelowFold } from './reveal';
import { announcePages } from './routing/announcer';
import { findClaim, findFocus, findRemote } from './routing/find-remote';
import { followLinks } from './routing/links';
import { prefetchOnIntent } from './routing/prefetch';
import { restoreScroll } from './routing/scroll';
import { createBrowserSlots } from './slots';
import type { Snapshot } from './snapshot';
import { asOf, dataTime } from './snapshot-queries';

/** Reads state that only the browser has, once hydration has rendered the server's view. */
function startDeviceState(): void {
  startCartIdentity();
  startPreference();
  startConsent();
  void startSession();
  followOtherTabs(subscribe);
  const refreshCart = () => void renewQueries(getQueryClient(), cartKeys.all);
  subscribe('cart:changed', refreshCart);
  // A suspended tab misses the events of other tabs.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refreshCart();
  });
  subscribe('favourites:changed', () => void renewQueries(getQueryClient(), favouriteKeys.all));
  subscribe('auth:signed-in', (_payload, { remote }) => {
    const { uuid } = useCartIdentity.getState();
    if (uuid && !remote) trackSignedInCart(uuid);
  });
  // The tab that changed it has the answer already.
  subscribe('program:changed', (_payload, { remote }) => {
    if (remote) void renewQueries(getQueryClient(), subscriptionKeys.all);
  });
  subscribe('rewards:linked', () => void renewQueries(getQueryClient(), meKeys.all));
}

/** A guest's page sends nothing before it is used. A request that comes earlier, or after a failure, loads the code itself. */
function prepareFirstRequest(): void {
  const due = isPersonalised() ? Promise.resolve() : firstInteraction();
  due.then(prepareRequests).catch(() => undefined);
}

/** Loads the sentences about what does not work once the page is used, before the network can go, and what holds presses. */
function prepareUse(): void {
  firstInteraction()
    .then(async () => {
      (await import('./interaction/steady-press')).steadyPresses();
      (await import('./limits')).showLimits();
    })
    .catch(() => undefined);
}

/** Reports how the page does, once it is used or idle; nothing of it delays the first paint. A developer's tells nothing. */
function reportLater(snapshot: Snapshot): void {
  if (snapshot.remotes.some(({ isOverride }) => isOverride)) return;
  firstInteraction()
    .then(async () => (await import('./telemetry/report')).reportPage(snapshot))
    .catch(() => undefined);
}

/** Lets the browser paint and handle input in between: on a slow phone, startup is one long task. */
const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Starts the page: platform, remotes and applications first, then everything that is not critical. */
export async function start(): Promise<void> {
  noteErrors();
  const snapshot = readSnapshot();
  const queryClient = getQueryClient();
  hydrate(queryClient, asOf(snapshot.queries, dataTime()));
  configureGraphQL({ endpoint: '/graphql', getToken: getSessionToken, renewToken: renewSession });

  const loader = createVerifiedLoader(snapshot.remotes, snapshot.shell);
  provideVerifiedLoader(loader);
  prepareFirstRequest();
  const remotes = createRemotes(snapshot, loader);
  setBrowserEnvironment({
    queryClient,
    initialLocation: snapshot.location,
    slots: createBrowserSlots(remotes, firstUse),
    ownerOf: (pathname) => findRemote(remotes.list, pathname)?.name ?? null,
    isServed: (pathname) => findClaim(remotes.list, pathname) !== null,
    focusOf: (pathname) => findFocus(remotes.list, pathname),
  });

  keepEarlyInput();
  await yieldToBrowser();
  // Before other location listeners: it must detect first whether a change is a back navigation.
  restoreScroll();
  watchLocation();
  watchStaff();
  await startCounterIfAny(remotes);
  registerApplications(remotes);
  startSingleSpa({ urlRerouteOnly: true });
  await yieldToBrowser();
  followLinks(remotes);
  announcePages();
  restoreLostFocus();
  prefetchOnIntent(remotes);
  mountOverlays();
  startDeviceState();
  prepareUse();
  reportLater(snapshot);
  revealBelowFold();
  openOverlayFromAddress(remotes);
}
