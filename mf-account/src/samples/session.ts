import { useSession } from '@saltbush/shared-ui/platform';

/** For a story's `beforeEach` or a test: Priya is signed in, until the answered function is called. */
export function signInPriya(): () => void {
  const user = { id: '1', email: 'priya@example.com', first_name: 'Priya', last_name: 'Nolan' };
  useSession.setState({ status: 'signed-in', user: { ...user, role: 'customer' } });
  return () => useSession.setState({ status: 'unknown', user: null });
}

/** The same, for nobody in particular. */
export function browseAsGuest(): () => void {
  useSession.setState({ status: 'guest', user: null });
  return () => useSession.setState({ status: 'unknown', user: null });
}
