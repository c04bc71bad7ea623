import { type SessionUser, useSession } from '@saltbush/shared-ui/platform';

const USER: SessionUser = {
  id: 'u1',
  email: 'mara@example.com',
  first_name: 'Mara',
  last_name: 'Lindqvist',
  role: 'customer',
};

/** Signs in Mara, the sample user. */
export const signInMara = () => useSession.setState({ status: 'signed-in', user: USER, impersonation: null });

/** Signs the user out. */
export const signOut = () => useSession.setState({ status: 'guest', user: null, impersonation: null });
