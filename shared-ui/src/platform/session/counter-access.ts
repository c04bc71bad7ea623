import { isStaffRole } from '@saltbush/contract';
import type { RouteDefinition } from '../navigation/route-matching';
import { useSession } from './session';

/** Returns whether a route is a page of the counter. */
export const isOfCounter = ({ layout }: Pick<RouteDefinition, 'layout'>): boolean => layout === 'counter';

/**
 * Returns whether the counter's pages exist for this visitor: members of staff as themselves. On the server they exist for
 * nobody, because documents are the same for everybody (rule places-04).
 */
export function isCounterOpen(): boolean {
  const { user } = useSession.getState();
  return user !== null && isStaffRole(user.role);
}

/** Returns the routes that exist for this visitor. */
export const openRoutes = <Route extends RouteDefinition>(routes: readonly Route[]): Route[] =>
  routes.filter((route) => !isOfCounter(route) || isCounterOpen());
