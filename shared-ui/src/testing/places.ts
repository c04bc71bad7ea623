import type { RequestHandler } from 'msw';
import { PostcodesDocument, type PostcodesQuery } from '../generated/gql/graphql';
import { answer } from './answers';

/** Mocks the postcode search with the given places, matched by postcode or start of the suburb. */
export const answerPlaces = (places: Readonly<PostcodesQuery['postcodes']>): RequestHandler =>
  answer(PostcodesDocument, ({ query }) => ({
    postcodes: places.filter(({ postcode, suburb }) => postcode === query || suburb.startsWith(query)),
  }));
