import { bookingReference, MAX_ISSUED_SCRIPTS } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, invalidInput, notFound } from '../../../lib/errors';
import { enqueueMail } from '../../mail';
import { holdPatient, type PatientDocument, putOnFile, sealIssued } from '../../patients';
import type { BookingDocument } from '../bookings/documents';
import { bookingScriptMail } from '../bookings/mails';
import { findPaidBooking } from '../bookings/store';
import type { TelehealthContext } from '../context';
import type { ScriptContent, StoredScript } from './documents';
import { judge, type ScriptRequest } from './judge';
import { issuedCode, openScript, sealScript } from './sealed-scripts';
import { standingWords } from './standing';
import { writeScripts } from './store';
import { isAccountOpen, noScriptReason, patientOf } from './who-for';

export type ScriptContext = Pick<
  TelehealthContext,
  'client' | 'db' | 'clock' | 'cipher' | 'config' | 'hooks'
>;

interface Author {
  staffId: string;
  name: string;
}

/** Finds the consultation and the record that it is for. @throws {BusinessError} NOT_FOUND, SCRIPT_NOT_ISSUABLE */
async function findSubject(ctx: ScriptContext, uuid: string, { staffId }: Author) {
  const booking = await findPaidBooking(ctx.db, uuid);
  if (!booking) throw notFound('Booking');
  const patient = await patientOf(ctx, booking);
  const reason = noScriptReason(booking, patient, { staffId, now: ctx.clock.now() });
  if (reason || !patient) throw new BusinessError('SCRIPT_NOT_ISSUABLE', { reason: reason ?? 'no_record' });
  return { booking, patient };
}

/** Whether a request has been carried out before: as with a double click, or in another tab. */
function isRepeated(
  ctx: ScriptContext,
  { _id, scripts }: BookingDocument,
  request: ScriptRequest,
  by: Author,
) {
  const last = scripts?.at(-1);
  if (!last || last.ended || last.number !== request.seen + 1 || last.staff_id !== by.staffId) return false;
  const { product_id, quantity, supplies, directions } = openScript(ctx.cipher, _id, last);
  const isSame = quantity === request.quantity && supplies === request.supplies;
  return isSame && String(product_id) === request.product_id && directions === request.directions.trim();
}

/** Returns the consultation if the request was carried out meanwhile. @throws the error if it was not */
async function orRepeated(
  ctx: ScriptContext,
  request: ScriptRequest,
  by: Author,
  error: BusinessError,
): Promise<BookingDocument> {
  const changed = await findPaidBooking(ctx.db, request.uuid);
  if (changed && isRepeated(ctx, changed, request, by)) return changed;
  throw error;
}

interface Issued {
  booking: BookingDocument;
  patient: PatientDocument;
  script: StoredScript;
  content: ScriptContent;
}

/** Keeps the script on file for its patient. @throws {BusinessError} PATIENT_BUSY if the record was changed since it was judged */
async function keepOnFile(
  ctx: ScriptContext,
  { booking, patient, script, content }: Issued,
  session: ClientSession,
): Promise<void> {
  const place = { userId: patient.user_id, patientUuid: patient._id };
  const code = issuedCode(booking, script.number);
  const { product_id, written_on, expires_on, supplies, quantity, directions, issued_by } = content;
  const consult = bookingReference(booking._id);
  const filed = {
    ...{ code, product_id, written_on, expires_on, repeats: supplies, repeats_left: supplies },
    ...{ filed_at: script.issued_at, staff_id: script.staff_id },
    issued: sealIssued(
      ctx.cipher,
      { patientUuid: patient._id, code },
      { consult, staff_name: issued_by, quantity, directions },
    ),
  };
  const isKept =
    (await holdPatient(ctx.db, patient, session)) && (await putOnFile(ctx.db, place, filed, session));
  if (!isKept) throw new BusinessError('PATIENT_BUSY');
}

/** Stores a script with its consultation and on file, and mails the patient. Returns null if another change came first. */
async function store(ctx: ScriptContext, issued: Issued): Promise<BookingDocument | null> {
  const { booking, script } = issued;
  const scripts = [...(booking.scripts ?? []), script];
  const mail = await bookingScriptMail(ctx, booking, script.number);
  const isWritten = await inTransaction(ctx, async (session) => {
    if (!(await writeScripts(ctx.db, booking, scripts, session))) return false;
    if (!(await isAccountOpen(ctx.db, issued.patient.user_id, session))) {
      throw new BusinessError('SCRIPT_NOT_ISSUABLE', { reason: 'no_record' });
    }
    await keepOnFile(ctx, issued, session);
    if (mail) await enqueueMail(ctx, mail, session);
    return true;
  });
  return isWritten ? { ...booking, scripts, script_changes: (booking.script_changes ?? 0) + 1 } : null;
}

/**
 * Issues a script of a consultation that its author has held, puts it on file for the patient, and mails them (rules
 * health-63, health-64). Repeated calls change nothing. The caller checks the permission.
 * @throws {BusinessError} NOT_FOUND, SCRIPT_NOT_ISSUABLE, SCRIPTS_CHANGED, SCRIPT_LIMIT, INVALID_INPUT,
 * SCRIPT_AGAINST_RECORD, PATIENT_BUSY
 */
export async function issueScript(
  ctx: ScriptContext,
  request: ScriptRequest,
  by: Author,
): Promise<BookingDocument> {
  const { booking, patient } = await findSubject(ctx, request.uuid, by);
  if (isRepeated(ctx, booking, request, by)) return booking;
  const number = (booking.scripts?.length ?? 0) + 1;
  if (number !== request.seen + 1) throw new BusinessError('SCRIPTS_CHANGED');
  if (number > MAX_ISSUED_SCRIPTS) throw new BusinessError('SCRIPT_LIMIT');
  const content = await judge(ctx, request, { patient, issued_by: by.name });
  const standing = await standingWords(ctx, patient, content.product_id);
  if (standing) return orRepeated(ctx, request, by, invalidInput({ product_id: standing }));
  const sealed = sealScript(ctx.cipher, content, { uuid: booking._id, number });
  const script = { number, staff_id: by.staffId, issued_at: ctx.clock.now(), content: sealed };
  const stored = await store(ctx, { booking, patient, script, content });
  if (stored) return stored;
  return orRepeated(ctx, request, by, new BusinessError('SCRIPTS_CHANGED'));
}
