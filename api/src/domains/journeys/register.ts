import type { BaseServices } from '../../lib/context';
import { accountClosed, accountRetired, personalData } from '../accounts';
import { healthChanged, medicineProgram, patientDeleted, patientUsage } from '../patients';
import { keepRecordChange } from './clinical/keep-record-change';
import { deleteHistory } from './clinical/store';
import type { JourneySubscriptionDocument } from './documents';
import { releaseDrafts } from './draft-store';
import { endSubscription } from './end-subscription';
import { deleteLogs } from './measurements/store';
import { programData } from './personal-data';
import { listSubscriptions } from './store';

/** Statuses in which a program has no patient yet, or no longer needs one. */
const PATIENT_OPTIONAL = new Set(['draft', 'cancelled']);

/** Whether a program that goes on prescribes a medicine, or has offered to. */
function prescribes({ status, items, offer }: JourneySubscriptionDocument, productId: number): boolean {
  if (PATIENT_OPTIONAL.has(status)) return false;
  const all = [...items, ...(offer?.items ?? [])];
  return all.some(({ product_id, is_prescribed }) => is_prescribed && product_id === productId);
}

/** Ends the programs of retired accounts, and protects patients of programs from deletion; a draft is detached from its deleted patient. Logs go with their patient or account. */
export function register({ db, cipher, clock, events, hooks }: BaseServices): void {
  events.on(patientDeleted, async ({ userId, patientId }, session) => {
    for (const { _id, status, patient_uuid } of await listSubscriptions(db, userId, null, session)) {
      if (status === 'draft' && patient_uuid === patientId) await deleteHistory(db, _id, session);
    }
    await releaseDrafts(db, userId, patientId, session);
    await deleteLogs(db, { user_id: userId, patient_uuid: patientId }, session);
  });

  events.on(healthChanged, (change, session) => keepRecordChange({ db, cipher, clock }, change, session));

  events.on(accountRetired, async ({ userId }, session) => {
    if (!session) return;
    for (const read of await listSubscriptions(db, userId, null, session)) {
      if (read.status !== 'cancelled') await endSubscription({ db, clock }, read, 'account-retired', session);
    }
  });

  events.on(accountClosed, ({ userId }, session) => deleteLogs(db, { user_id: userId }, session));

  hooks.register(personalData, async ({ userId }) => ({
    section: 'programs',
    data: await programData({ db, cipher }, userId),
  }));

  hooks.register(patientUsage, async ({ patient: { _id, user_id } }) => {
    const subscriptions = await listSubscriptions(db, user_id, null);
    const isTreated = subscriptions.some(
      ({ patient_uuid, status }) => patient_uuid === _id && !PATIENT_OPTIONAL.has(status),
    );
    return isTreated ? { reason: 'program' as const, isForAdults: true } : null;
  });

  hooks.register(medicineProgram, async ({ patient: { _id, user_id }, productId }, session) => {
    const programs = await listSubscriptions(db, user_id, null, session);
    const found = programs.find((one) => one.patient_uuid === _id && prescribes(one, productId));
    return found ? { subscription: found._id } : null;
  });
}
