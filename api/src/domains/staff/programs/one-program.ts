import { requirePermission } from '../../../lib/context';
import { notFound } from '../../../lib/errors';
import { findCustomer } from '../../accounts';
import { findProducts } from '../../catalogue';
import {
  findAnySubscription,
  type JourneyDecisionDocument,
  type JourneySubscriptionDocument,
  listMeasurements,
  loadSubscriptionView,
  logOwner,
  openAnswers,
  openDecisionNote,
  viewConversation,
} from '../../journeys';
import { findOwnPatient } from '../../patients';
import type { StaffContext } from '../context';
import { nameOfStaff } from '../names';
import { answersOf } from '../questionnaires';
import { staffConsults } from './consults';
import { contradictionsOf } from './contradictions';
import { historyOf } from './history';

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
  const log = logOwner(found);
  return {
    subscription,
    record,
    email: customer?.email ?? null,
    submitted_at,
    consult_at: upcoming_booking?.appointment_at ?? null,
    consults: await staffConsults(ctx, found),
    answers: answersOf({ ...openAnswers(ctx.cipher, found) }),
    decisions: decided,
    contradictions: record ? await contradictionsOf(ctx, found, record) : [],
    record_version: record?.version ?? 0,
    history: await historyOf(ctx, found),
    conversation: await viewConversation(ctx, found),
    measurements: log ? await listMeasurements(ctx, log) : [],
  };
}
