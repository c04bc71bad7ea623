import { isBelowCounter } from '../routing/below-counter';
import { watchActivity } from './activity';

/**
 * Keeps the sign-in of a member of staff alive while somebody uses the page: it ends when nobody does, on every page.
 * @param isArriving whether they have signed in on a document of the shop: at the counter's address it is everybody's 404,
 *   and asked for anew
 */
export function meetStaff(isArriving: boolean): void {
  watchActivity();
  // Other subscribers and tabs hear of the sign-in first.
  if (isArriving && isBelowCounter(window.location.pathname)) setTimeout(() => window.location.reload());
}
