import { currentPause } from '@saltbush/contract';
import { loadParties } from '../billing/parties';
import type { JourneysContext } from '../context';
import type { SubscriptionView } from '../subscription-view';
import { pauseOptions } from './pause';

/** Resolvers of a program's pause, and of what could be paused by the calendar of its deliveries. */
export const pauseResolvers = {
  pause: ({ document }: SubscriptionView, _args: unknown, ctx: JourneysContext) =>
    currentPause(document, ctx.clock.now()),
  pause_options: async ({ document }: SubscriptionView, _args: unknown, ctx: JourneysContext) => {
    if (document.status !== 'active') return [];
    const parties = await loadParties(ctx.db, document);
    return parties ? pauseOptions(document, parties.state, ctx.clock.now()) : [];
  },
};
