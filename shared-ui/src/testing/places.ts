import type { RequestHandler } from 'msw';
import { PostcodesDocument, type PostcodesQuery } from '../generated/gql/graphql';
import { respondWith } from './responses';

/** Mocks the postcode search with the given places, matched by postcode or start of the suburb. */
export const mockPlaces = (places: Readonly<PostcodesQuery['postcodes']>): RequestHandler =>
  respondWith(PostcodesDocument, ({ query }) => ({
    postcodes: places.filter(({ postcode, suburb }) => postcode === query || suburb.startsWith(query)),
  }));
