import { useSession } from '@saltbush/shared-ui/platform';
import { useEffect, useEffectEvent } from 'react';

/** Calls back whenever somebody signs in over the page: whatever asked them to is over. */
export function useOnSignIn(callback: () => void): void {
  const signedIn = useEffectEvent(callback);
  useEffect(
    () =>
      useSession.subscribe(({ status, user }, before) => {
        if (status === 'signed-in' && before.user !== user) signedIn();
      }),
    [],
  );
}
