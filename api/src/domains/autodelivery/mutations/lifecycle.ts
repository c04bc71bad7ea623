import type { AutodeliveriesSkipInput } from '../../../generated/resolvers';
import { withdrawConsents } from '../../consents';
import type { AutodeliveryContext } from '../context';
import type { AutoDeliveryDocument } from '../documents';
import { endedMail, pausedMail, resumedMail, skippedMail } from '../mails/change-mails';
import { cancelled, paused, resumed, skipped } from '../rules';
import { updateAutoDelivery } from '../update-autodelivery';

type ById = { input: { id: string } };

/** Pauses an AutoDelivery until it is resumed (section 7.h). */
export async function autodeliveriesPause(_root: unknown, { input }: ById, ctx: AutodeliveryContext) {
  return { autodelivery: await updateAutoDelivery(ctx, input.id, paused, pausedMail) };
}

/** Skips the next delivery (section 7.h). */
export async function autodeliveriesSkip(
  _root: unknown,
  { input }: { input: AutodeliveriesSkipInput },
  ctx: AutodeliveryContext,
) {
  const expected = input.delivery_date ? new Date(input.delivery_date) : null;
  const skip = (current: AutoDeliveryDocument) => skipped(current, expected, ctx.clock.now());
  const autodelivery = await updateAutoDelivery(ctx, input.id, skip, skippedMail);
  return { autodelivery };
}

/** Resumes a paused AutoDelivery (section 7.h). */
export async function autodeliveriesResume(_root: unknown, { input }: ById, ctx: AutodeliveryContext) {
  const resume = (current: AutoDeliveryDocument) => resumed(current, ctx.clock.now());
  return { autodelivery: await updateAutoDelivery(ctx, input.id, resume, resumedMail) };
}

/** Ends an AutoDelivery permanently, and its owner's consent to charges (section 7.h). */
export async function autodeliveriesDelete(_root: unknown, { input }: ById, ctx: AutodeliveryContext) {
  const autodelivery = await updateAutoDelivery(ctx, input.id, cancelled, endedMail);
  await withdrawConsents(ctx, { subjectId: autodelivery._id, reason: 'cancelled' });
  return { autodelivery };
}
