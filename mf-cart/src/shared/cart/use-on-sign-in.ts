import { useSession } from '@saltbush/shared-ui/platform';
import { useEffect, useEffectEvent } from 'react';

/** Calls back whenever somebody signs in over the page: whatever asked them to is over. A renewed session is no sign-in. */
export function useOnSignIn(callback: () => void): void {
  const signedIn = useEffectEvent(callback);
  useEffect(
    () =>
      useSession.subscribe(({ status, user }, before) => {
        const isSame = before.status === status && before.user?.id === user?.id;
        if (status === 'signed-in' && !isSame) signedIn();
      }),
    [],
  );
}
