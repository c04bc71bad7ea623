import { links } from '@saltbush/contract/links';
import type { Listing } from '../api/listing';

export interface ListingBreadcrumb {
  label: string;
  url: string;
}

/** Returns a listing's breadcrumbs: browse/{a}/{b} for categories (section 2.1), "Brands" above a brand. */
export function listingBreadcrumbs(listing: Listing): ListingBreadcrumb[] {
  const home = { label: 'Home', url: links.home() };
  if (listing.lineage.length > 0)
    return [home, ...listing.lineage.map(({ title, url }) => ({ label: title, url }))];
  const self = { label: listing.title, url: listing.url };
  return listing.brand ? [home, { label: 'Brands', url: links.brands() }, self] : [home, self];
}
