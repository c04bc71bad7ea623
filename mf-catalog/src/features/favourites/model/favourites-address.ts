import { links } from '@saltbush/contract/links';

/** Number of cards per page of the favourites. */
export const PER_PAGE = 24;
/** Beyond any list: the api knows at most 10,000 favourites. */
const MAX_PAGE = 1000;

/** Returns the page of the favourites that an address asks for. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? Math.min(page, MAX_PAGE) : 1;
}

/** Returns the address of a page of the favourites. */
export const pageHref = (page: number): string =>
  page > 1 ? `${links.account.favourites()}?page=${page}` : links.account.favourites();
