import { consultNoteError } from '@saltbush/contract';
import type {
  StaffAppointmentsCancelInput,
  StaffAppointmentsCompleteInput,
  StaffAppointmentsMissInput,
} from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { BusinessError, invalidInput } from '../../../lib/errors';
import {
  type BookingDocument,
  cancelForPractitioner,
  completeBooking,
  missBooking,
  refundedOf,
} from '../../telehealth';
import type { StaffContext } from '../context';
import { appointmentOf, endedBy, requireAppointment } from './one-appointment';

type End = (
  ctx: StaffContext,
  ending: { uuid: string; staffId: string; note: string },
) => Promise<BookingDocument>;

const isEnd = (status: string): status is 'completed' | 'missed' | 'cancelled' =>
  status === 'completed' || status === 'missed' || status === 'cancelled';

/** Says who has ended a consultation how, if that was not what was asked just now. @throws {BusinessError} CONSULT_ENDED */
async function refuseEnded(ctx: StaffContext, booking: BookingDocument): Promise<void> {
  const { status: outcome } = booking;
  if (!isEnd(outcome)) return;
  const ended_by = await endedBy(ctx, booking);
  throw new BusinessError('CONSULT_ENDED', { outcome, ended_by, refunded: refundedOf(booking) });
}

/** Ends a consultation, unless somebody else has, or otherwise: nobody may believe in a refund or note that is not there. */
async function endOwn(
  ctx: StaffContext,
  how: End,
  ending: { uuid: string; staffId: string; note: string },
): Promise<BookingDocument> {
  try {
    const ended = await how(ctx, ending);
    if (ended.closed?.staff_id !== ending.staffId) await refuseEnded(ctx, ended);
    return ended;
  } catch (error) {
    if (error instanceof BusinessError && error.code === 'BOOKING_NOT_OPEN') {
      await refuseEnded(ctx, await requireAppointment(ctx, ending.uuid));
    }
    throw error;
  }
}

async function end(
  ctx: StaffContext,
  { uuid, note }: { uuid: string; note?: string | null },
  { isNoteRequired, how }: { isNoteRequired: boolean; how: End },
) {
  const { id: staffId } = requirePermission(ctx, 'appointments:run');
  const text = note ?? '';
  const error = consultNoteError(text, { isRequired: isNoteRequired });
  if (error) throw invalidInput({ note: error });
  const { _id } = await requireAppointment(ctx, uuid);
  const ended = await endOwn(ctx, how, { uuid: _id, staffId, note: text });
  return { appointment: await appointmentOf(ctx, ended) };
}

/** Puts down that a consultation took place, with a note. */
export const staffAppointmentsComplete = (
  _root: unknown,
  { input }: { input: StaffAppointmentsCompleteInput },
  ctx: StaffContext,
) => end(ctx, input, { isNoteRequired: true, how: completeBooking });

/** Puts down that the patient was not reached by three calls; the fee stays (rule health-35). */
export const staffAppointmentsMiss = (
  _root: unknown,
  { input }: { input: StaffAppointmentsMissInput },
  ctx: StaffContext,
) =>
  end(ctx, input, {
    isNoteRequired: false,
    how: (services, ending) => missBooking(services, { ...ending, calls: input.calls ?? [] }),
  });

/** Cancels a consultation for the practitioner and refunds all of its fee (rule health-15). */
export const staffAppointmentsCancel = (
  _root: unknown,
  { input }: { input: StaffAppointmentsCancelInput },
  ctx: StaffContext,
) => end(ctx, input, { isNoteRequired: false, how: cancelForPractitioner });
