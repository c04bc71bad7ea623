import type { ClientSession } from 'mongodb';
import type { BaseServices } from '../../../lib/context';
import { BusinessError } from '../../../lib/errors';
import { filedUse } from '../hooks';
import type { FiledEndDocument, FiledScriptDocument } from './documents';
import { sealEndNote } from './issued';
import { endFiled, type PatientPlace } from './store';

type Services = Pick<BaseServices, 'db' | 'clock' | 'hooks' | 'cipher'>;

interface Kept {
  place: PatientPlace;
  filed: FiledScriptDocument;
}

const usesOf = ({ hooks }: Pick<Services, 'hooks'>, { place, filed }: Kept, session?: ClientSession) =>
  hooks.call(filedUse, { place, code: filed.code, product_id: filed.product_id }, session);

/** Returns whether all of a script was supplied: nothing is left, and no order on it waits for its check. */
export async function isUsedUp(services: Pick<Services, 'hooks'>, kept: Kept): Promise<boolean> {
  const { repeats_left, supplied_at = [] } = kept.filed;
  if (repeats_left > 0 || supplied_at.length === 0) return false;
  return (await usesOf(services, kept)).length === 0;
}

/**
 * Ends a script for its prescriber in the caller's transaction, also while an order on it waits for its check, which stops
 * that too (rule health-65). Not while an AutoDelivery is charged for one, whose order would be lost.
 * @throws {BusinessError} FILED_OFF, FILED_IN_USE
 */
export async function withdrawFiled(
  services: Services,
  kept: Kept,
  { note, ...by }: { staff_id: string; staff_name: string; note: string },
  session: ClientSession,
): Promise<void> {
  const { place, filed } = kept;
  const { code, taken_off } = filed;
  if (taken_off) throw new BusinessError('FILED_OFF', { staff_name: taken_off.staff_name });
  const charged = (await usesOf(services, kept, session)).find(({ reference }) => reference === null);
  if (charged) throw new BusinessError('FILED_IN_USE', charged);
  const sealed = sealEndNote(services.cipher, { patientUuid: place.patientUuid, code }, note);
  const ending: FiledEndDocument = {
    ...{ at: services.clock.now(), ...by, reason: 'prescriber', note: sealed },
  };
  const isDone = await endFiled(services.db, place, { code, taken_off: ending }, session);
  if (!isDone) throw new BusinessError('FILED_MOVED', { staff_name: null });
}
