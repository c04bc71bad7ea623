import { useSession } from '@saltbush/shared-ui/platform';
import { useState } from 'react';

/** Returns true once somebody has signed in on this page, also after their session ends: signing in again goes on with it. */
export function useHasSignedIn(): boolean {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const [has, setHas] = useState(isSignedIn);
  if (isSignedIn && !has) setHas(true);
  return has || isSignedIn;
}
