import type { MeResolvers, QueryResolvers } from '../../generated/resolvers';
import { requireUser } from '../../lib/context';
import type { RewardsContext } from './context';
import { createLinkToken } from './link-token';
import { rewardsProvider } from './provider';

/** The URL at which a card is linked (rule 3.k-04). */
const rewards: QueryResolvers<RewardsContext>['rewards'] = (_root, _args, ctx) => {
  requireUser(ctx);
  return { edrLinkUrl: rewardsProvider(ctx) ? `${ctx.config.publicOrigin}/api/rewards/link` : null };
};

const Me: Pick<MeResolvers<RewardsContext>, 'edr_auth_token'> = {
  // Only customers decide where their points go: staff acting for them cannot link a card.
  edr_auth_token: ({ _id, edr_linked }, _args, ctx) =>
    edr_linked || ctx.user?.impersonation ? null : createLinkToken(ctx, _id),
};

export const resolvers = { Query: { rewards }, Me };
