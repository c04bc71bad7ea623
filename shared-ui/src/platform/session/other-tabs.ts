import { links } from '@saltbush/contract/links';
import type { subscribe as Subscribe } from '../../bus';
import { getQueryClient } from '../data/query-client';
import { renewQueries } from '../data/renew-queries';
import { setCartUuid } from './cart-identity';
import { clearSession, forgetPersonal, isHinted, renewSession, useSession } from './session';
import { keepTabFor } from './tab-owner';

/** A page that Back restored shows, and holds in memory, what its account saw; nobody else may meet it. */
async function checkRestoredPage(): Promise<void> {
  const { status, user } = useSession.getState();
  if (status !== 'signed-in') return;
  const isSignedOut = !isHinted();
  document.documentElement.hidden = isSignedOut;
  if (isSignedOut) keepTabFor(null);
  else await renewSession();
  if (isSignedOut || useSession.getState().user?.id !== user?.id) window.location.reload();
}

/** Follows sign-in and sign-out in other tabs. */
export function followOtherTabs(subscribe: typeof Subscribe): void {
  subscribe('auth:signed-out', (_payload, message) => {
    if (!message.remote) return;
    clearSession();
    setCartUuid(null, { silent: true });
    forgetPersonal();
    if (links.account.includes(window.location.pathname)) window.location.assign(links.home());
  });
  subscribe('auth:signed-in', (_payload, message) => {
    if (message.remote) void renewSession().then(() => renewQueries(getQueryClient()));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void checkRestoredPage();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || isHinted()) return;
    keepTabFor(null);
    if (useSession.getState().status === 'signed-in') clearSession();
  });
}
