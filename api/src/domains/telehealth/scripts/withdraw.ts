import { certificateReasonError } from '@saltbush/contract';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, invalidInput, notFound } from '../../../lib/errors';
import { enqueueMail } from '../../mail';
import {
  type FiledScriptDocument,
  filedScripts,
  isUsedUp,
  type PatientPlace,
  takenOffMail,
  withdrawFiled,
} from '../../patients';
import type { BookingDocument } from '../bookings/documents';
import { findPaidBooking } from '../bookings/store';
import type { TelehealthContext } from '../context';
import type { ScriptContext } from './issue';
import { endScript, issuedCode, openScript } from './sealed-scripts';
import { writeScripts } from './store';

export interface ScriptWithdrawal {
  uuid: string;
  number: number;
  reason: string;
  by: { staff_id: string; staff_name: string };
}

type Context = ScriptContext & Pick<TelehealthContext, 'hooks'>;
type KeptSources = Pick<Context, 'db' | 'cipher' | 'hooks'>;

interface Kept {
  place: PatientPlace;
  filed: FiledScriptDocument;
}

/** Finds what is on file of a script, whether it is kept or not; null if nothing is. */
async function keptOf(ctx: KeptSources, booking: BookingDocument, number: number): Promise<Kept | null> {
  const script = booking.scripts?.find((one) => one.number === number);
  if (!script || !booking.user_id) return null;
  const { patient_uuid } = openScript(ctx.cipher, booking._id, script);
  const place = { userId: booking.user_id, patientUuid: patient_uuid };
  const code = issuedCode(booking, number);
  const filed = (await filedScripts(ctx.db, place))?.find((one) => one.code === code);
  return filed ? { place, filed } : null;
}

/** Returns whether a script of a consultation can be withdrawn (rule health-65). */
export async function canWithdraw(
  ctx: KeptSources,
  booking: BookingDocument,
  number: number,
): Promise<boolean> {
  if (isWithdrawn(booking, number)) return false;
  const kept = await keptOf(ctx, booking, number);
  return kept !== null && !kept.filed.taken_off && !(await isUsedUp(ctx, kept));
}

/** @throws {BusinessError} NOT_FOUND if nothing is on file of the script; SCRIPT_USED once all of it was supplied */
async function requireUnused(ctx: Context, booking: BookingDocument, number: number): Promise<Kept> {
  const kept = await keptOf(ctx, booking, number);
  if (!kept) throw notFound('Script');
  if (!kept.filed.taken_off && (await isUsedUp(ctx, kept))) throw new BusinessError('SCRIPT_USED');
  return kept;
}

interface Ending extends Pick<ScriptWithdrawal, 'by' | 'reason'> {
  kept: Kept;
  scripts: NonNullable<BookingDocument['scripts']>;
}

/** Ends the script and takes it off file in one transaction with the mail. Returns false if another change came first. */
function store(
  ctx: Context,
  booking: BookingDocument,
  { kept, scripts, by, reason }: Ending,
): Promise<boolean> {
  const { place, filed } = kept;
  return inTransaction(ctx, async (session) => {
    if (!(await writeScripts(ctx.db, booking, scripts, session))) return false;
    await withdrawFiled(ctx, kept, { ...by, note: reason }, session);
    const mail = await takenOffMail(ctx, { place, code: filed.code, reason: 'prescriber' }, session);
    if (mail) await enqueueMail(ctx, mail, session);
    return true;
  });
}

const isWithdrawn = ({ scripts }: BookingDocument, number: number): boolean =>
  Boolean(scripts?.find((one) => one.number === number)?.ended);

/**
 * Withdraws what is left of a script of a consultation, and what was ordered on it and is not checked yet, and mails the
 * patient (rule health-65). Any practitioner may, since its author may have left. Repeated calls change nothing. The caller checks the permission.
 * @throws {BusinessError} NOT_FOUND, INVALID_INPUT (reason), SCRIPT_USED, SCRIPTS_CHANGED, FILED_OFF, FILED_MOVED,
 * FILED_IN_USE
 */
export async function withdrawScript(
  ctx: Context,
  { uuid, number, reason, by }: ScriptWithdrawal,
): Promise<BookingDocument> {
  const error = certificateReasonError(reason);
  if (error) throw invalidInput({ reason: error });
  const booking = await findPaidBooking(ctx.db, uuid);
  if (!booking) throw notFound('Booking');
  if (isWithdrawn(booking, number)) return booking;
  const kept = await requireUnused(ctx, booking, number);
  const end = { staff_id: by.staff_id, at: ctx.clock.now(), reason };
  const scripts = (booking.scripts ?? []).map((one) =>
    one.number === number ? endScript(ctx.cipher, booking._id, one, end) : one,
  );
  if (await store(ctx, booking, { kept, scripts, by, reason })) {
    return { ...booking, scripts, script_changes: (booking.script_changes ?? 0) + 1 };
  }
  const changed = await findPaidBooking(ctx.db, uuid);
  if (changed && isWithdrawn(changed, number)) return changed;
  throw new BusinessError('SCRIPTS_CHANGED');
}
