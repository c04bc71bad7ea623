import type { RequestHandler } from 'msw';
import { PostcodesDocument, type PostcodesQuery } from '../generated/gql/graphql';
import { answer } from './answers';

/** Answers the postcode search out of these places, by postcode or the beginning of the suburb. */
export const answerPlaces = (places: Readonly<PostcodesQuery['postcodes']>): RequestHandler =>
  answer(PostcodesDocument, ({ query }) => ({
    postcodes: places.filter(({ postcode, suburb }) => postcode === query || suburb.startsWith(query)),
  }));
