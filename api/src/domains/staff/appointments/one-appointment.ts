import { requirePermission } from '../../../lib/context';
import { notFound } from '../../../lib/errors';
import { findCustomer } from '../../accounts';
import { findOwnPatient } from '../../patients';
import { type BookingDocument, findPaidBooking, listBookings, openNote, openReason } from '../../telehealth';
import { certificatesOfAppointment } from '../certificates/of-appointment';
import { scriptsOfAppointment } from '../consult-scripts/of-appointment';
import type { StaffContext } from '../context';
import { nameOfStaff } from '../names';
import { telehealthQuestionnaires } from '../questionnaires';
import { openBooking } from '../telehealth-requests';

/** How many of an account's bookings are searched for those of the patient, and how many of these are shown. */
const SEARCHED = { skip: 0, limit: 50 };
const EARLIER = 10;
const UNPAID = ['held', 'expired'];

/** Finds a paid booking. @throws {BusinessError} NOT_FOUND, also while its slot is only held */
export async function requireAppointment(ctx: StaffContext, uuid: string): Promise<BookingDocument> {
  const booking = await findPaidBooking(ctx.db, uuid);
  if (!booking || UNPAID.includes(booking.status)) throw notFound('Booking');
  return booking;
}

/** Returns the name of the practitioner who ended a consultation; null for the patient, or while it is open. */
export async function endedBy(ctx: StaffContext, { closed }: BookingDocument): Promise<string | null> {
  return closed?.staff_id ? nameOfStaff(ctx, closed.staff_id) : null;
}

async function recordOf(ctx: StaffContext, { user_id, patient_uuid }: BookingDocument) {
  return user_id && patient_uuid ? findOwnPatient(ctx.db, user_id, patient_uuid) : null;
}

async function medicineOf(ctx: StaffContext, productId: number | null): Promise<string | null> {
  if (productId === null) return null;
  return (await ctx.loaders.product.load(productId))?.name ?? null;
}

async function earlierOf(ctx: StaffContext, { _id, user_id, patient_uuid }: BookingDocument) {
  if (!user_id || !patient_uuid) return [];
  const { data } = await listBookings(ctx.db, user_id, SEARCHED);
  return data
    .filter((other) => other._id !== _id && other.patient_uuid === patient_uuid)
    .filter(({ status }) => !UNPAID.includes(status))
    .slice(0, EARLIER)
    .map((booking) => ({ booking, note: openNote(ctx.cipher, booking) }));
}

async function returnedOf(ctx: StaffContext, booking: BookingDocument) {
  const { returned_fee } = booking;
  if (!returned_fee) return null;
  return {
    returned_by: await nameOfStaff(ctx, returned_fee.staff_id),
    returned_at: returned_fee.at,
    reason: openReason(ctx.cipher, booking) ?? '',
  };
}

/** Returns a consultation as its practitioner sees it. */
export async function appointmentOf(ctx: StaffContext, booking: BookingDocument) {
  const opened = openBooking(ctx, booking);
  const { dob, gender, phone, email, product_id, notes, screening } = opened.opened;
  const [record, medicine, earlier, ended_by, customer, certified, prescribed, returned_fee] =
    await Promise.all([
      recordOf(ctx, booking),
      medicineOf(ctx, product_id),
      earlierOf(ctx, booking),
      endedBy(ctx, booking),
      booking.user_id ? findCustomer(ctx.db, booking.user_id) : null,
      certificatesOfAppointment(ctx, booking),
      scriptsOfAppointment(ctx, booking, product_id),
      returnedOf(ctx, booking),
    ]);
  return {
    booking,
    has_begun: booking.status === 'booked' && booking.starts_at <= ctx.clock.now(),
    patient: { dob, gender, phone, email: customer?.email ?? email },
    record,
    medicine,
    notes,
    answers: telehealthQuestionnaires([opened]).flatMap(({ answers }) => answers),
    contradictions: screening?.compared?.standing ?? [],
    note: openNote(ctx.cipher, booking),
    ended_by,
    ended_at: booking.closed?.at ?? null,
    returned_fee,
    earlier,
    ...certified,
    ...prescribed,
  };
}

/** Returns a consultation with what its practitioner needs (rule roles-03); each read is audited. */
export async function staffAppointment(_root: unknown, { uuid }: { uuid: string }, ctx: StaffContext) {
  requirePermission(ctx, 'appointments:run');
  return appointmentOf(ctx, await requireAppointment(ctx, uuid));
}
