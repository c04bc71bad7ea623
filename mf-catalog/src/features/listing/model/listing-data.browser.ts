import type { Listing } from '../api/listing';

/** Nothing: only documents tell search engines of a listing. */
export const listingData = (_listing: Listing, _page: number): object[] => [];
