import type { BaseServices } from '../../lib/context';
import { paidPurchase } from '../../payments/hooks';
import type { PaymentServices } from '../../payments/payment';
import { closingObstacle, personalData } from '../accounts';
import { patientUsage } from '../patients';
import { captureBookingAttempt } from './bookings/payments';
import { hasComingBooking, hasComingConsultation } from './bookings/store';
import { bookingData } from './personal-data';

/** Protects patients with upcoming appointments, and recovers payments of bookings after a crash. */
export function register(services: BaseServices & PaymentServices): void {
  const { db, hooks } = services;

  hooks.register(patientUsage, async ({ patient, now }) =>
    (await hasComingBooking(db, patient, now)) ? { reason: 'booking' } : null,
  );

  hooks.register(closingObstacle, async ({ userId, now }, session) =>
    (await hasComingConsultation(db, userId, now, session)) ? 'consultation' : null,
  );

  hooks.register(personalData, async ({ userId }) => ({
    section: 'consultations',
    data: await bookingData(services, userId),
  }));

  hooks.register(paidPurchase, async (attempt) =>
    (await captureBookingAttempt(services, attempt)) ? { isCaptured: true } : null,
  );
}
