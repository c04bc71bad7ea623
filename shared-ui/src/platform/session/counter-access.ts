import { isStaffRole } from '@saltbush/contract';
import type { RouteDefinition } from '../navigation/route-matching';
import { type SessionUser, useSession } from './session';

/** Returns whether a route is a page of the counter. */
export const isOfCounter = ({ layout }: Pick<RouteDefinition, 'layout'>): boolean => layout === 'counter';

/** Returns whether somebody is a member of staff, even if the role waits for a code. */
export const isMember = (user: Pick<SessionUser, 'role' | 'waiting_role'> | null): boolean =>
  user !== null && (isStaffRole(user.role) || Boolean(user.waiting_role));

/**
 * Returns whether the counter's pages exist for this visitor: members of staff as themselves. The server renders none of
 * them (rule places-04).
 */
export function isCounterOpen(): boolean {
  return isMember(useSession.getState().user);
}

/** Returns the routes that exist for this visitor. */
export const openRoutes = <Route extends RouteDefinition>(routes: readonly Route[]): Route[] =>
  routes.filter((route) => !isOfCounter(route) || isCounterOpen());
