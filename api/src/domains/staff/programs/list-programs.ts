import { requirePermission } from '../../../lib/context';
import { type PageArguments, readPage } from '../../../lib/paging';
import {
  awaitsOutcome,
  consultsOf,
  findAnySubscription,
  findConversation,
  type JourneyDocument,
  type JourneySubscriptionDocument,
  listAsked,
  listConsults,
  listInStatus,
  listJourneys,
  listOpenConsults,
  listWaiting,
} from '../../journeys';
import { findOwnPatients } from '../../patients';
import type { StaffContext } from '../context';
import { isContradicted } from './contradictions';

const STATUSES = { review: 'reviewing', repeats: 'NoRepeats', active: 'active' } as const;

async function patientName(ctx: StaffContext, { user_id, patient_uuid }: JourneySubscriptionDocument) {
  if (!patient_uuid) return null;
  const [patient] = await findOwnPatients(ctx.db, user_id, [patient_uuid]);
  return patient ?? null;
}

type Queue = keyof typeof STATUSES | 'record' | 'messages' | 'consults' | 'open_consults';

/** The consult that a queue is about: the next or the last one, or the first that nobody has put down. */
function consultAt(ctx: StaffContext, subscription: JourneySubscriptionDocument, queue: Queue) {
  const now = ctx.clock.now();
  const open = consultsOf(subscription).find((booking) => awaitsOutcome(subscription, booking, now));
  const shown = queue === 'open_consults' && open ? open : subscription.upcoming_booking;
  return shown?.appointment_at ?? null;
}

const listed = async (
  ctx: StaffContext,
  subscription: JourneySubscriptionDocument,
  { journeys, queue }: { journeys: readonly JourneyDocument[]; queue: Queue },
) => {
  const conversation = await findConversation(ctx.db, subscription._id);
  return {
    id: subscription._id,
    journey_name: journeys.find(({ _id }) => _id === subscription.journey_id)?.name ?? '',
    patient: await patientName(ctx, subscription),
    submitted_at: subscription.submitted_at,
    consult_at: consultAt(ctx, subscription, queue),
    is_contradicted: await isContradicted(ctx, subscription),
    has_offer: Boolean(subscription.offer && subscription.offer.expires_at > ctx.clock.now()),
    waits_since: conversation?.waits_since ?? null,
    is_urgent: conversation?.is_urgent ?? false,
  };
};

type Range = Parameters<typeof listWaiting>[1];

/** Lists the programs whose members wait for the care team. */
async function listUnanswered(ctx: StaffContext, range: Range) {
  const { data, total } = await listWaiting(ctx.db, range);
  const found = await Promise.all(data.map(({ _id }) => findAnySubscription(ctx.db, _id)));
  return { data: found.filter((subscription) => subscription !== null), total };
}

function listQueue(ctx: StaffContext, queue: Queue, range: Range) {
  if (queue === 'messages') return listUnanswered(ctx, range);
  if (queue === 'open_consults') return listOpenConsults(ctx.db, ctx.clock.now(), range);
  if (queue === 'consults') return listConsults(ctx.db, ctx.clock.now(), range);
  return queue === 'record' ? listAsked(ctx.db, range) : listInStatus(ctx.db, STATUSES[queue], range);
}

/** Returns a queue of programs. For practitioners (rule roles-03). */
export async function staffPrograms(
  _root: unknown,
  args: PageArguments & { queue: Queue },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'programs:review');
  const { info, ...range } = readPage(args);
  const [{ data, total }, journeys] = await Promise.all([
    listQueue(ctx, args.queue, range),
    listJourneys(ctx.db),
  ]);
  const programs = await Promise.all(
    data.map((subscription) => listed(ctx, subscription, { journeys, queue: args.queue })),
  );
  return { data: programs, paginatorInfo: info(total) };
}
