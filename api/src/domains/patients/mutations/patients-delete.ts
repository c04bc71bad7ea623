import type { ClientSession } from 'mongodb';
import type { PatientsDeleteInput } from '../../../generated/resolvers';
import { requireUser } from '../../../lib/context';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, notFound } from '../../../lib/errors';
import { WriteConflict } from '../../../lib/write-conflict';
import type { PatientsContext } from '../context';
import type { PatientDocument } from '../documents';
import { patientDeleted } from '../events';
import { patientUsage } from '../hooks';
import { deletePatient, findOwnPatient } from '../store';

const ATTEMPTS = 20;

/** Deletes the patient together with the effects in other domains, atomically. */
async function deleteEverywhere(
  ctx: PatientsContext,
  patient: PatientDocument,
  session: ClientSession,
): Promise<void> {
  const { _id, user_id } = patient;
  if (!(await deletePatient(ctx.db, patient, session))) throw new WriteConflict();
  await ctx.events.emit(patientDeleted, { userId: user_id, patientId: _id }, session);
}

/** Deletes a patient; orders retain what was dispensed to whom, as required by law (section 7.f). */
export async function patientsDelete(
  _root: unknown,
  { input }: { input: PatientsDeleteInput },
  ctx: PatientsContext,
): Promise<{ uuid: string }> {
  const { id: userId } = requireUser(ctx);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const patient = await findOwnPatient(ctx.db, userId, input.uuid);
    if (!patient) throw notFound('Patient');
    const [usage] = await ctx.hooks.call(patientUsage, { patient, now: ctx.clock.now() });
    if (usage) throw new BusinessError('PATIENT_IN_USE', { reason: usage.reason });
    try {
      await inTransaction(ctx, (session) => deleteEverywhere(ctx, patient, session));
      return { uuid: patient._id };
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
    }
  }
  throw new BusinessError('PATIENT_BUSY');
}
