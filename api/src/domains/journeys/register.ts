import type { BaseServices } from '../../lib/context';
import { patientDeleted, patientUsage } from '../patients';
import { listSubscriptions, releaseDrafts } from './store';

/** Statuses in which a program has no patient yet, or no longer needs one. */
const PATIENT_OPTIONAL = new Set(['draft', 'cancelled']);

/** Protects patients of programs from deletion; a draft is detached from its deleted patient. */
export function register({ db, events, hooks }: BaseServices): void {
  events.on(patientDeleted, ({ userId, patientId }, session) =>
    releaseDrafts(db, userId, patientId, session),
  );

  hooks.register(patientUsage, async ({ patient: { _id, user_id } }) => {
    const subscriptions = await listSubscriptions(db, user_id, null);
    const isTreated = subscriptions.some(
      ({ patient_uuid, status }) => patient_uuid === _id && !PATIENT_OPTIONAL.has(status),
    );
    return isTreated ? { reason: 'program' as const, isForAdults: true } : null;
  });
}
