import type { BaseServices } from '../../lib/context';
import { paidPurchase } from '../../payments/hooks';
import type { PaymentServices } from '../../payments/payment';
import { patientUsage } from '../patients';
import { captureBookingAttempt } from './bookings/payments';
import { hasComingBooking } from './bookings/store';

/** Protects patients with upcoming appointments, and recovers payments of bookings after a crash. */
export function register(services: BaseServices & PaymentServices): void {
  const { db, hooks } = services;

  hooks.register(patientUsage, async ({ patient, now }) =>
    (await hasComingBooking(db, patient, now)) ? { reason: 'booking' } : null,
  );

  hooks.register(paidPurchase, async (attempt) =>
    (await captureBookingAttempt(services, attempt)) ? { isCaptured: true } : null,
  );
}
