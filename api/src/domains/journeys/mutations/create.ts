import type { JourneySubscriptionsCreateInput } from '../../../generated/resolvers';
import { requireUser } from '../../../lib/context';
import { notFound } from '../../../lib/errors';
import { catalogueIds } from '../../catalogue';
import { busy } from '../access';
import type { JourneysContext } from '../context';
import { newSubscription } from '../new-subscription';
import { findJourneyById, findOpenSubscription, insertSubscription } from '../store';
import { subscriptionPayload } from './payload';

/** Starts a subscription to a program, or returns the user's open one (section 7.g). */
export async function journeySubscriptionsCreate(
  _root: unknown,
  { input }: { input: JourneySubscriptionsCreateInput },
  ctx: JourneysContext,
) {
  const { id: userId } = requireUser(ctx);
  const [journeyId] = catalogueIds([input.journey_id]);
  const journey = journeyId === undefined ? null : await findJourneyById(ctx.db, journeyId);
  if (!journey) throw notFound('Program');
  const created = newSubscription(userId, journey._id, ctx.clock.now());
  const existing = () => findOpenSubscription(ctx.db, userId, journey._id);
  const open =
    (await existing()) ?? ((await insertSubscription(ctx.db, created)) ? created : await existing());
  if (!open) throw busy();
  return subscriptionPayload(ctx, open);
}
