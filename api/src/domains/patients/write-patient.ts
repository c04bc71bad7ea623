import { inTransaction } from '../../lib/database/transactions';
import { WriteConflict } from '../../lib/write-conflict';
import type { PatientsContext } from './context';
import type { PatientDocument } from './documents';
import { healthChanged } from './events';
import { type PatientHealth, readHealth } from './sealed-fields';
import { type PatientWrite, replacePatient, unlessExists } from './store';

interface PatientChange {
  change: Partial<Omit<PatientDocument, '_id' | 'user_id' | 'version'>>;
  /** What the record says afterwards. */
  health: PatientHealth;
}

/**
 * Writes a patient at the version read, and announces in the same transaction what the record now says otherwise.
 * @returns 'changed' if another write came first, 'exists' if the account already has this person
 */
export async function writePatient(
  ctx: PatientsContext,
  stored: PatientDocument,
  { change, health }: PatientChange,
): Promise<PatientWrite> {
  const before = readHealth(ctx.cipher, stored);
  const isSame = JSON.stringify(before) === JSON.stringify(health);
  if (isSame) return unlessExists(() => replacePatient(ctx.db, stored, change));
  const { _id: patientId, user_id: userId } = stored;
  const staffId = ctx.user?.impersonation?.staff_id ?? null;
  const write = () =>
    inTransaction(ctx, async (session) => {
      if (!(await replacePatient(ctx.db, stored, change, session))) return false;
      await ctx.events.emit(healthChanged, { userId, patientId, before, after: health, staffId }, session);
      return true;
    });
  try {
    return await unlessExists(write);
  } catch (error) {
    if (error instanceof WriteConflict) return 'changed';
    throw error;
  }
}
