import { links } from '@saltbush/contract/links';
import type { Listing } from '../api/listing';

export interface ListingStep {
  label: string;
  url: string;
}

/** The path to a listing: browse/{a}/{b} for categories (section 2.1), all brands above a brand. */
export function listingSteps(listing: Listing): ListingStep[] {
  const home = { label: 'Home', url: links.home() };
  if (listing.lineage.length > 0)
    return [home, ...listing.lineage.map(({ title, url }) => ({ label: title, url }))];
  const self = { label: listing.title, url: listing.url };
  return listing.brand ? [home, { label: 'Brands', url: links.brands() }, self] : [home, self];
}
