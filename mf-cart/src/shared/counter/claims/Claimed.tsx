import { recoverable } from '@saltbush/shared-ui/on-demand';
import { Suspense } from 'react';
import type { ClaimPlace } from './api/claim-fields';

const ClaimBanner = recoverable(() => import('./ClaimBanner'), 'Who works on this');

/** Claims what the page works on while it is shown. */
export const Claimed = ({ place }: { place: ClaimPlace }) => (
  <Suspense>
    <ClaimBanner place={place} />
  </Suspense>
);
