import { useSyncExternalStore } from 'react';
import { useEnvironment } from '../environment';
import type { Focus } from './route-matching';

/** The parts of the address that pages depend on. */
export interface ShopLocation {
  pathname: string;
  search: string;
  hash: string;
}

const listeners = new Set<() => void>();
let current: ShopLocation | null = null;

function read(): ShopLocation {
  const { pathname, search, hash } = window.location;
  if (current?.pathname !== pathname || current.search !== search || current.hash !== hash) {
    current = { pathname, search, hash };
  }
  return current;
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Starts notifying subscribers of address changes. Called once by the shell; single-spa reports every change. */
export function watchLocation(): void {
  window.addEventListener('single-spa:routing-event', notify);
  window.addEventListener('popstate', notify);
}

/** Returns the current address, as the same object until it changes. */
export function getLocation(): ShopLocation {
  return read();
}

/** @returns a function that unsubscribes the listener from address changes */
export function subscribeLocation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the current address; during hydration, the one that the server rendered. */
export function useLocation(): ShopLocation {
  const { initialLocation } = useEnvironment();
  return useSyncExternalStore(subscribeLocation, read, () => initialLocation);
}

/** Returns the frame of the task on this page, or null where the whole shop surrounds the page. */
export function useFocus(): Focus | null {
  const { pathname } = useLocation();
  return useEnvironment().focusOf?.(pathname) ?? null;
}

/** An address of this shop; of its query, only what it says matters. */
export interface ShopAddress {
  pathname: string;
  search: string | URLSearchParams;
}

const isCurrent = ({ pathname, search }: ShopAddress): boolean => {
  const current = read();
  const query = (text: string | URLSearchParams) => new URLSearchParams(text).toString();
  return current.pathname === pathname && query(current.search) === query(search);
};

/**
 * Navigates to an address of this shop without a document load; other origins are loaded as documents.
 * `replace` is the address whose history entry is overwritten. Where the shopper has gone elsewhere meanwhile, nothing
 * happens: effects and answers that come late must not overwrite where they are now.
 * @returns whether it navigated
 */
export function navigate(
  href: string,
  options: { replace?: ShopAddress; keepScroll?: boolean } = {},
): boolean {
  // Remotes that were released earlier pass true.
  if (typeof options.replace === 'object' && !isCurrent(options.replace)) return false;
  const url = new URL(href, window.location.href);
  if (url.origin !== window.location.origin) {
    window.location.assign(url);
    return true;
  }
  const state = { keepScroll: options.keepScroll ?? false };
  // Two leading slashes would name another host, which browsers refuse here.
  const target = url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
  if (options.replace) window.history.replaceState(state, '', target);
  else window.history.pushState(state, '', target);
  notify();
  return true;
}
