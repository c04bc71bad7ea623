import { useSession } from '@saltbush/shared-ui/platform';

/** Signs Priya in for a test or a story's `beforeEach`. Returns a function that resets the session. */
export function signInPriya(): () => void {
  const user = { id: '1', email: 'priya@example.com', first_name: 'Priya', last_name: 'Nolan' };
  useSession.setState({ status: 'signed-in', user: { ...user, role: 'customer' } });
  return () => useSession.setState({ status: 'unknown', user: null });
}

/** Starts a guest session. Returns a function that resets it. */
export function browseAsGuest(): () => void {
  useSession.setState({ status: 'guest', user: null });
  return () => useSession.setState({ status: 'unknown', user: null });
}
