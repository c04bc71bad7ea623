import { SOMETHING_WENT_WRONG, UNREACHABLE } from './messages';

/** Errors created by the browser, or by the shop's web server in front of the api. */
export const CLIENT_ERRORS = {
  /** No response at all. */
  NETWORK: UNREACHABLE,
  /** The shop's web server cannot reach the api. */
  API_UNAVAILABLE: UNREACHABLE,
  /** A response without a known error code. */
  HTTP: SOMETHING_WENT_WRONG,
  /** A response without the data expected from the operation. */
  EMPTY_ANSWER: SOMETHING_WENT_WRONG,
};
