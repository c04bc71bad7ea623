import type { BaseServices } from '../../lib/context';
import { patientDeleted, patientUsage } from '../patients';
import { listSubscriptions, releaseDrafts } from './store';

/** A program in these statuses does not need its patient any more, or not yet. */
const NOT_NEEDING = new Set(['draft', 'cancelled']);

/** Keeps the patients of programs; drafts lose a patient who is deleted. */
export function register({ db, events, hooks }: BaseServices): void {
  events.on(patientDeleted, ({ userId, patientId }, session) =>
    releaseDrafts(db, userId, patientId, session),
  );

  hooks.register(patientUsage, async ({ patient: { _id, user_id } }) => {
    const subscriptions = await listSubscriptions(db, user_id, null);
    const isTreated = subscriptions.some(
      ({ patient_uuid, status }) => patient_uuid === _id && !NOT_NEEDING.has(status),
    );
    return isTreated ? { reason: 'program' as const, isForAdults: true } : null;
  });
}
