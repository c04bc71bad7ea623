import { type BookingDocument, certificatesOf, consultedOn } from '../../telehealth';
import type { StaffContext } from '../context';
import { nameOfStaff } from '../names';

/** Returns the certificates of a consultation as its practitioner sees them, and whether the caller can issue one. */
export async function certificatesOfAppointment(ctx: StaffContext, booking: BookingDocument) {
  const certificates = certificatesOf(ctx.cipher, booking).map(async ({ stored, certificate, reason }) => ({
    certificate,
    reason,
    ended_by: stored.ended ? await nameOfStaff(ctx, stored.ended.staff_id) : null,
    ended_at: stored.ended?.at ?? null,
  }));
  return {
    consulted_on: consultedOn(booking),
    can_certify: booking.status === 'completed' && booking.closed?.staff_id === ctx.user?.id,
    certificates: await Promise.all(certificates),
  };
}
