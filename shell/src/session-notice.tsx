import { RemoteFallback } from '@saltbush/shared-ui/design/core';
import { Slot, useSession } from '@saltbush/shared-ui/platform';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Its place comes with it, above the header: other visits have neither the place nor the code that fills it. */
function Notice() {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.getElementById('header')?.before(place);
    return () => place.remove();
  }, [place]);
  const fallback = (retry: () => void) => (
    <RemoteFallback name="The banner of this impersonated session" onRetry={retry} compact />
  );
  return createPortal(<Slot name="shell.session-notice" props={{}} fallback={fallback} />, place);
}

/** What staff see above the header while they act as a customer (section 2.22). */
export function SessionNotice() {
  const isImpersonated = useSession((state) => state.impersonation !== null);
  return isImpersonated && <Notice />;
}
