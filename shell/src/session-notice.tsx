import { RemoteFallback } from '@saltbush/shared-ui/design/core';
import { Slot, useSession } from '@saltbush/shared-ui/platform';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Creates its element above the header itself, so that ordinary visits load neither the element nor the fragment. */
function Notice() {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.getElementById('header')?.before(element);
    return () => element.remove();
  }, [element]);
  const fallback = (retry: () => void) => (
    <RemoteFallback name="The banner of this impersonated session" onRetry={retry} compact />
  );
  return createPortal(<Slot name="shell.session-notice" props={{}} fallback={fallback} />, element);
}

/** What staff see above the header while they act as a customer (section 2.22). */
export function SessionNotice() {
  const isImpersonated = useSession((state) => state.impersonation !== null);
  return isImpersonated && <Notice />;
}
