import { breadcrumbList, itemList } from '../../../shared/head/json-ld';
import type { Listing } from '../api/listing';
import { PAGE_SIZE } from './listing-address';
import { listingBreadcrumbs } from './listing-breadcrumbs';

/** Returns what search engines are told of a listing. Documents contain it; `listing-data.browser.ts` is for browsers. */
export function listingData(listing: Listing, page: number): object[] {
  const cards = listing.data.map((card) => ({ label: card.title, url: card.url }));
  const products = cards.length > 0 ? [itemList(cards, (page - 1) * PAGE_SIZE + 1)] : [];
  return [breadcrumbList(listingBreadcrumbs(listing)), ...products];
}
