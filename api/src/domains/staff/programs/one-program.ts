import { requirePermission } from '../../../lib/context';
import { notFound } from '../../../lib/errors';
import { findCustomer } from '../../accounts';
import { findProducts } from '../../catalogue';
import {
  answersOwner,
  findAnySubscription,
  type JourneyDecisionDocument,
  type JourneySubscriptionDocument,
  loadSubscriptionView,
  openDecisionNote,
} from '../../journeys';
import { findOwnPatient } from '../../patients';
import type { StaffContext } from '../context';
import { nameOfStaff } from '../names';
import { answersOf } from '../questionnaires';

function openAnswers({ cipher }: StaffContext, subscription: JourneySubscriptionDocument) {
  const { questionnaire } = subscription;
  return questionnaire
    ? answersOf(JSON.parse(cipher.decrypt(questionnaire, answersOwner(subscription))))
    : [];
}

async function decisionOf(
  ctx: StaffContext,
  subscription: JourneySubscriptionDocument,
  decision: JourneyDecisionDocument,
) {
  const { at, staff_id, outcome, items } = decision;
  const products = await findProducts(
    ctx.db,
    items.map(({ product_id }) => product_id),
  );
  const nameOf = (id: number) => products.find(({ _id }) => _id === id)?.name ?? '';
  return {
    at,
    outcome,
    staff_name: await nameOfStaff(ctx, staff_id),
    items: items.map(({ product_id, ...item }) => ({ ...item, name: nameOf(product_id) })),
    note: openDecisionNote(ctx.cipher, subscription, decision),
  };
}

/** Returns a program as its practitioner sees it (rule roles-03); each read is audited. */
export async function staffProgram(_root: unknown, { id }: { id: string }, ctx: StaffContext) {
  requirePermission(ctx, 'programs:review');
  const found = await findAnySubscription(ctx.db, id);
  const subscription = found && (await loadSubscriptionView(ctx, found));
  if (!found || !subscription) throw notFound('Subscription');
  const { user_id, patient_uuid, submitted_at, upcoming_booking, decisions = [] } = found;
  const [record, customer, decided] = await Promise.all([
    patient_uuid ? findOwnPatient(ctx.db, user_id, patient_uuid) : null,
    findCustomer(ctx.db, user_id),
    Promise.all([...decisions].reverse().map((decision) => decisionOf(ctx, found, decision))),
  ]);
  return {
    subscription,
    record,
    email: customer?.email ?? null,
    submitted_at,
    consult_at: upcoming_booking?.appointment_at ?? null,
    answers: openAnswers(ctx, found),
    decisions: decided,
  };
}
