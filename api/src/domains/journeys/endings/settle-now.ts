import { requireSubscriptionId } from '../access';
import type { JourneysContext } from '../context';
import { findAnySubscription } from '../store';
import { settleEnding } from './settle';

/** Settles an ended program at once; the job settles it later if that fails. */
export async function settleNow(ctx: JourneysContext, id: string | null | undefined): Promise<void> {
  const ended = await findAnySubscription(ctx.db, requireSubscriptionId(id));
  if (!ended?.settle_due_at) return;
  try {
    await settleEnding(ctx, ended);
  } catch (error) {
    ctx.log.error({ err: error, subscription: ended._id }, 'Could not settle an ended program yet');
  }
}
