import { type SessionUser, useSession } from '@saltbush/shared-ui/platform';

const USER: SessionUser = {
  id: 'u1',
  email: 'mara@example.com',
  first_name: 'Mara',
  last_name: 'Lindqvist',
  role: 'customer',
};

/** Mara is signed in. */
export const signInMara = () => useSession.setState({ status: 'signed-in', user: USER, impersonation: null });

/** Nobody is signed in. */
export const signNobodyIn = () => useSession.setState({ status: 'guest', user: null, impersonation: null });
