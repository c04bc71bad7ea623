import {
  FIELD_MESSAGES,
  type FiledCorrectReason,
  type FiledDetails,
  type FiledEndReason,
  type FiledState,
  type FiledStep,
  filedAfter,
  isSameFiled,
  scriptExpiry,
} from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import type { BaseServices } from '../../../lib/context';
import { BusinessError, invalidInput, notFound } from '../../../lib/errors';
import { filedUse } from '../hooks';
import type { FiledScriptDocument } from './documents';
import { correctFiled, endFiled, filedScripts, type PatientPlace } from './store';

type Services = Pick<BaseServices, 'db' | 'clock' | 'hooks'>;

/** A pharmacist's change of a script on file. */
interface Change<Reason> {
  place: PatientPlace;
  code: string;
  /** What the pharmacist sees. */
  seen: FiledDetails;
  by: { staff_id: string; staff_name: string };
  reason: Reason;
}

export interface FiledCorrection extends Change<FiledCorrectReason> {
  to: FiledDetails;
  schedule: string;
}

async function requireFiled(
  { db }: Services,
  { place, code }: Pick<FiledCorrection, 'place' | 'code'>,
  session: ClientSession,
): Promise<FiledScriptDocument> {
  const filed = (await filedScripts(db, place, session))?.find((one) => one.code === code);
  if (!filed) throw notFound('Script');
  return filed;
}

/** @throws {BusinessError} FILED_OFF, FILED_IN_USE if the step cannot be taken now */
async function requireStep(
  { hooks }: Services,
  step: FiledStep,
  { place, filed }: { place: PatientPlace; filed: FiledScriptDocument },
  session: ClientSession,
): Promise<void> {
  const { code, product_id, taken_off } = filed;
  if (taken_off) throw new BusinessError('FILED_OFF', { staff_name: taken_off.staff_name });
  const [use] = await hooks.call(filedUse, { place, code, product_id }, session);
  const state: FiledState = use ? 'in_use' : 'kept';
  if (use && !filedAfter(state, step)) throw new BusinessError('FILED_IN_USE', use);
}

/** @throws {BusinessError} INVALID_INPUT if more than its practitioner prescribed would be left of a script issued here, or another day on it */
function requirePrescribed(
  { issued, written_on, repeats, supplied_at = [] }: FiledScriptDocument,
  to: FiledDetails,
) {
  if (!issued) return;
  const errors = {
    ...(to.written_on !== written_on && { written_on: FIELD_MESSAGES.issued_day_fixed }),
    ...(to.repeats_left > repeats - supplied_at.length && { repeats_left: FIELD_MESSAGES.over_prescribed }),
  };
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

/** Says who has changed it; the repeats also change without anybody's correction. */
function moved(filed: FiledScriptDocument): BusinessError {
  const last = filed.corrections?.at(-1);
  const staff_name = last && isSameFiled(last.to, filed) ? last.staff_name : null;
  return new BusinessError('FILED_MOVED', { staff_name });
}

/** Returns whether the same pharmacist has made this correction before, as with a double click. */
function isRepeated(filed: FiledScriptDocument, { to, by, reason }: FiledCorrection): boolean {
  const last = filed.corrections?.at(-1);
  return isSameFiled(filed, to) && last?.staff_id === by.staff_id && last.reason === reason;
}

/**
 * Corrects what a script on file says, from what its pharmacist sees, in the caller's transaction (rule health-37).
 * @throws {BusinessError} NOT_FOUND, FILED_OFF, FILED_MOVED, FILED_IN_USE, INVALID_INPUT (written_on, repeats_left)
 */
export async function correctOnFile(
  services: Services,
  correction: FiledCorrection,
  session: ClientSession,
): Promise<void> {
  const { place, code, seen, by, to, reason, schedule } = correction;
  const filed = await requireFiled(services, correction, session);
  if (isRepeated(filed, correction)) return;
  await requireStep(services, 'correct', { place, filed }, session);
  requirePrescribed(filed, to);
  const step = { at: services.clock.now(), ...by, reason, from: seen, to };
  const expires_on = scriptExpiry(to.written_on, schedule);
  const isDone = await correctFiled(services.db, place, code, { ...step, expires_on }, session);
  if (!isDone) throw moved(filed);
}

/**
 * Takes a script off file for good, in the caller's transaction (rule health-37).
 * @returns false if the same pharmacist has done so before
 * @throws {BusinessError} NOT_FOUND, FILED_OFF, FILED_MOVED, FILED_IN_USE
 */
export async function takeOffFile(
  services: Services,
  change: Change<FiledEndReason>,
  session: ClientSession,
): Promise<boolean> {
  const { place, code, seen, by, reason } = change;
  const filed = await requireFiled(services, change, session);
  if (filed.taken_off?.staff_id === by.staff_id) return false;
  await requireStep(services, 'take_off', { place, filed }, session);
  const taken_off = { at: services.clock.now(), ...by, reason };
  const isDone = await endFiled(services.db, place, { code, seen, taken_off }, session);
  if (!isDone) throw moved(filed);
  return true;
}
