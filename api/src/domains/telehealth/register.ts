import type { BaseServices } from '../../lib/context';
import { paidPurchase } from '../../payments/hooks';
import type { PaymentServices } from '../../payments/payment';
import { accountClosed, closingObstacle, personalData } from '../accounts';
import { patientDeleted, patientUsage } from '../patients';
import { captureBookingAttempt } from './bookings/payments';
import { hasComingBooking, hasComingConsultation } from './bookings/store';
import { eraseTries } from './contradictions/store';
import { bookingData, tryData } from './personal-data';

/** Protects patients with upcoming appointments, erases their tries with them, and recovers payments of bookings after a crash. */
export function register(services: BaseServices & PaymentServices): void {
  const { db, events, hooks } = services;

  hooks.register(patientUsage, async ({ patient, now }) =>
    (await hasComingBooking(db, patient, now)) ? { reason: 'booking' } : null,
  );

  hooks.register(closingObstacle, async ({ userId, now }, session) =>
    (await hasComingConsultation(db, userId, now, session)) ? 'consultation' : null,
  );

  events.on(patientDeleted, ({ userId, patientId }, session) =>
    eraseTries(db, { user_id: userId, patient_uuid: patientId }, session),
  );
  events.on(accountClosed, ({ userId }, session) => eraseTries(db, { user_id: userId }, session));

  hooks.register(personalData, async ({ userId }) => ({
    section: 'consultations',
    data: await bookingData(services, userId),
  }));
  hooks.register(personalData, async ({ userId }) => ({
    section: 'refused_answers',
    data: await tryData(services, userId),
  }));

  hooks.register(paidPurchase, async (attempt) =>
    (await captureBookingAttempt(services, attempt)) ? { isCaptured: true } : null,
  );
}
