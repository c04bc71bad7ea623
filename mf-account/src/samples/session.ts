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

/** Signs a manager in for a desk's story. Returns a function that resets the session. */
export function signInManager(): () => void {
  const user = { id: 'm1', email: 'ari@example.com', first_name: 'Ari', last_name: 'Novak' };
  useSession.setState({ status: 'signed-in', user: { ...user, role: 'manager' } });
  return () => useSession.setState({ status: 'unknown', user: null });
}
