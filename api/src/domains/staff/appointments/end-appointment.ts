import { consultNoteError } from '@saltbush/contract';
import type {
  StaffAppointmentsCancelInput,
  StaffAppointmentsCompleteInput,
  StaffAppointmentsMissInput,
} from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { invalidInput } from '../../../lib/errors';
import { type BookingDocument, cancelForPractitioner, completeBooking, missBooking } from '../../telehealth';
import type { StaffContext } from '../context';
import { appointmentOf, requireAppointment } from './one-appointment';

type End = (
  ctx: StaffContext,
  ending: { uuid: string; staffId: string; note: string },
) => Promise<BookingDocument>;

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
  const ended = await how(ctx, { uuid: _id, staffId, note: text });
  return { appointment: await appointmentOf(ctx, ended) };
}

/** Puts down that a consultation took place, with a note. */
export const staffAppointmentsComplete = (
  _root: unknown,
  { input }: { input: StaffAppointmentsCompleteInput },
  ctx: StaffContext,
) => end(ctx, input, { isNoteRequired: true, how: completeBooking });

/** Puts down that the patient was not reached; the fee stays. */
export const staffAppointmentsMiss = (
  _root: unknown,
  { input }: { input: StaffAppointmentsMissInput },
  ctx: StaffContext,
) => end(ctx, input, { isNoteRequired: false, how: missBooking });

/** Cancels a consultation for the practitioner and refunds all of its fee (rule health-15). */
export const staffAppointmentsCancel = (
  _root: unknown,
  { input }: { input: StaffAppointmentsCancelInput },
  ctx: StaffContext,
) => end(ctx, input, { isNoteRequired: false, how: cancelForPractitioner });
