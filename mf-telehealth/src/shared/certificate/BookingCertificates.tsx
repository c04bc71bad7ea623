import { recoverable } from '@saltbush/shared-ui/on-demand';
import { useSession } from '@saltbush/shared-ui/platform';
import { Suspense } from 'react';
import type { Booking } from '../booking/api/booking';

const Certificates = recoverable(() => import('./Certificates'), 'Your certificate');

/** A consultation's certificates, if it has any; staff who act as the customer do not see them (rule roles-13). */
export function BookingCertificates({ booking }: { booking: Booking }) {
  const isActing = useSession(({ impersonation }) => impersonation !== null);
  if (!booking.has_certificate || isActing) return null;
  return (
    <Suspense fallback={null}>
      <Certificates uuid={booking.uuid} />
    </Suspense>
  );
}
