import { findOwnPatient } from '../../patients';
import type { JourneysContext } from '../context';
import { isForOwnEyes } from '../own-eyes';
import type { SubscriptionView } from '../subscription-view';
import { medicineTexts, openFacts } from './record-check';

/** What the patient's record says against a program: nothing is charged or sent while it says anything (rule health-20). */
export async function recordCheckView({ document }: SubscriptionView, _args: unknown, ctx: JourneysContext) {
  const { patient_uuid, user_id, status, items, offer } = document;
  const is_waiting = Boolean(document.record_asked_at);
  const patient = patient_uuid && (await findOwnPatient(ctx.db, user_id, patient_uuid));
  if (!patient || status === 'cancelled') return { facts: [], is_waiting: false };
  if (!isForOwnEyes(ctx, document)) return { facts: [], is_waiting };
  const medicines = await medicineTexts(ctx.db, [...items, ...(offer?.items ?? [])]);
  return { facts: openFacts(ctx, document, { patient, medicines }), is_waiting };
}
