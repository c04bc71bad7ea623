import { nextBillingAt } from '@saltbush/contract';
import type { Mail } from '../../mail';
import { loadParties } from '../billing/parties';
import { planRenewal } from '../billing/plan-renewal';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { updateSubscription } from '../update-subscription';
import { orderAbout } from './about';
import { reviewMail } from './mails';

/** How long a change waits for others, so that one mail tells of them all. */
const SETTLE_MS = 10 * 60_000;

const isAnnounced = ({ notice, next_period_at }: JourneySubscriptionDocument): boolean =>
  notice != null && notice.period.getTime() === next_period_at?.getTime();

/** Tells the amount of an order that has changed since its charge was announced; null if it is still to be announced. */
export async function changedOrderMail(
  ctx: JourneysContext,
  after: JourneySubscriptionDocument,
): Promise<Mail | null> {
  const lastDay = nextBillingAt(after.next_period_at);
  if (after.status !== 'active' || !isAnnounced(after) || !lastDay) return null;
  const parties = await loadParties(ctx.db, after);
  if (!parties) return null;
  const { lines } = await planRenewal(ctx.db, after, parties);
  const mail = reviewMail(ctx, parties, after, lines.order_total);
  if (mail?.template !== 'program_review') return null;
  const untilLastDay = lastDay.getTime() - ctx.clock.now().getTime();
  return {
    ...mail,
    id: `${mail.id}:${after.version}`,
    data: { ...mail.data, isChanged: true },
    about: orderAbout(after),
    waitMs: Math.max(0, Math.min(SETTLE_MS, untilLastDay)),
  };
}

/**
 * Updates what the next order holds or costs, and tells the member by mail if its charge was announced before (rule
 * consent-14), whoever changes it.
 * @throws {BusinessError} the errors of `updateSubscription`
 */
export const updateOrder = (
  ctx: JourneysContext,
  id: string | null | undefined,
  change: Parameters<typeof updateSubscription>[2],
): Promise<JourneySubscriptionDocument> =>
  updateSubscription(ctx, id, change, (after) => changedOrderMail(ctx, after));
