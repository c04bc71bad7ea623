import { requirePermission } from '../../../lib/context';
import { type PageArguments, readPage } from '../../../lib/paging';
import {
  type JourneyDocument,
  type JourneySubscriptionDocument,
  listAsked,
  listInStatus,
  listJourneys,
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

const listed = async (
  ctx: StaffContext,
  subscription: JourneySubscriptionDocument,
  journeys: readonly JourneyDocument[],
) => ({
  id: subscription._id,
  journey_name: journeys.find(({ _id }) => _id === subscription.journey_id)?.name ?? '',
  patient: await patientName(ctx, subscription),
  submitted_at: subscription.submitted_at,
  consult_at: subscription.upcoming_booking?.appointment_at ?? null,
  is_contradicted: await isContradicted(ctx, subscription),
  has_offer: Boolean(subscription.offer && subscription.offer.expires_at > ctx.clock.now()),
});

/** Returns a queue of programs. For practitioners (rule roles-03). */
export async function staffPrograms(
  _root: unknown,
  args: PageArguments & { queue: keyof typeof STATUSES | 'record' },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'programs:review');
  const { info, ...range } = readPage(args);
  const [{ data, total }, journeys] = await Promise.all([
    args.queue === 'record' ? listAsked(ctx.db, range) : listInStatus(ctx.db, STATUSES[args.queue], range),
    listJourneys(ctx.db),
  ]);
  const programs = await Promise.all(data.map((subscription) => listed(ctx, subscription, journeys)));
  return { data: programs, paginatorInfo: info(total) };
}
