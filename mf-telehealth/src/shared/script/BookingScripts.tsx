import { recoverable } from '@saltbush/shared-ui/on-demand';
import { useSession } from '@saltbush/shared-ui/platform';
import { Suspense } from 'react';
import type { Booking } from '../booking/api/booking';

const Scripts = recoverable(() => import('./Scripts'), 'Your script');

/** The scripts of a consultation, if it has any; staff who act as the customer do not see them (rule roles-13). */
export function BookingScripts({ booking }: { booking: Booking }) {
  const isActing = useSession(({ impersonation }) => impersonation !== null);
  if (!booking.has_script || isActing) return null;
  return (
    <Suspense fallback={null}>
      <Scripts uuid={booking.uuid} />
    </Suspense>
  );
}
