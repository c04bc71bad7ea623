import { SOMETHING_WENT_WRONG, UNREACHABLE } from './wordings';

/** Errors that a browser, or the shop's web server in front of the api, makes itself. */
export const CLIENT_ERRORS = {
  /** No response at all. */
  NETWORK: UNREACHABLE,
  /** The shop's web server does not reach the api. */
  API_UNAVAILABLE: UNREACHABLE,
  /** A response without any of the api's codes. */
  HTTP: SOMETHING_WENT_WRONG,
  /** A response without the data that the operation promises. */
  EMPTY_ANSWER: SOMETHING_WENT_WRONG,
};
