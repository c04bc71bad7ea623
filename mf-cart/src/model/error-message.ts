import { ApiError } from '@saltbush/shared-ui/platform';

/** What the shopper reads about a failure: the api's own words, else the catalogue's fallback (section 8). */
export function errorMessage(error: unknown, fallback = 'Something went wrong'): string {
  return error instanceof ApiError && error.message ? error.message : fallback;
}
