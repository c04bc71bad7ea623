import { inTransaction } from '../../../lib/database/transactions';
import { enqueueMail } from '../../mail';
import type { TelehealthServices } from '../context';
import { nextReminderAt, reminderOf } from '../reminders';
import type { BookingDocument } from './documents';
import { listRemindersDue, takeReminder } from './due-store';
import { bookingReminderMail } from './mails';

type ReminderServices = Pick<TelehealthServices, 'client' | 'db' | 'cipher' | 'clock' | 'config'>;

const BATCH = 100;

/** Claims a reminder and enqueues its mail atomically. Returns false if it was claimed elsewhere or cancelled. */
async function remind(services: ReminderServices, booking: BookingDocument): Promise<boolean> {
  const { db, clock } = services;
  const now = clock.now();
  const ahead = reminderOf(booking.starts_at, now);
  const mail = ahead && (await bookingReminderMail(services, booking, ahead));
  return inTransaction(services, async (session) => {
    const next = nextReminderAt(booking.starts_at, now);
    if (!(await takeReminder(db, booking, next, session))) return false;
    if (mail) await enqueueMail(services, mail, session);
    return true;
  });
}

/** Sends reminders of booked consultations, a day and an hour before, once each. @returns how many were handled */
export async function sendBookingReminders(
  services: ReminderServices,
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<number> {
  let taken = 0;
  for (;;) {
    let takenNow = 0;
    for (const booking of await listRemindersDue(services.db, services.clock.now(), BATCH)) {
      if (stopping?.aborted) return taken + takenNow;
      if (await remind(services, booking)) takenNow += 1;
    }
    taken += takenNow;
    if (takenNow === 0) return taken;
  }
}
