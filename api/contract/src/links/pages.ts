/**
 * The path of every page of the shop (section 2.1). Remotes, mails and server records build their addresses with these
 * functions. They are module functions rather than members of an object so that bundles include only the paths they
 * use.
 */
import { segment } from './segment';

export * as account from './account';
export * as pages from './content';
export * as journey from './journey';
export * as staff from './staff';
export * as telehealth from './telehealth';

export const home = () => '/';
/** Home, after signing up by a link that names no other place. */
export const signedUp = () => '/?signup';
export const product = (slug: string) => `/products/${segment(slug)}`;
/** @param path slugs of a category and its ancestors, joined by slashes. */
export const browse = (path: string) => `/browse/${path.split('/').map(segment).join('/')}`;
export const brand = (slug: string) => `/brands/${segment(slug)}`;
export const brands = () => '/brands';
export const collection = (slug: string) => `/collections/${segment(slug)}`;
export const promotion = (id: number | string) => `/promotions/${segment(String(id))}`;
/** The results page without a query: the target of search forms. */
export const searchResults = () => '/search-results';

/** @returns null when the trimmed query is empty: there is nothing to search for (section 2.4). */
export function search(query: string): string | null {
  const trimmed = query.trim();
  return trimmed ? `${searchResults()}?query=${segment(trimmed)}` : null;
}

export const forYou = () => '/for-you';
export const cart = () => '/cart';
export const checkout = () => '/checkout';
export const confirmation = (reference: string) => `/checkout/confirmation/${segment(reference)}`;
export const orderLookup = () => '/order-lookup';
export const foodTracker = () => '/food-tracker';
