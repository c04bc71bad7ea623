import { shopPath } from '@saltbush/contract';
import type { MeResolvers, MutationResolvers, QueryResolvers } from '../../generated/resolvers';
import { requireUser } from '../../lib/context';
import type { AccountsContext } from './context';
import { profileFields, profileMutations } from './profile/resolvers';
import { findCustomer } from './store';

const Query: Pick<QueryResolvers<AccountsContext>, 'me'> = {
  me: (_root, _args, ctx) => (ctx.user ? findCustomer(ctx.db, ctx.user.id) : null),
};

const signOut: Pick<MutationResolvers<AccountsContext>, 'users_log_out'> = {
  async users_log_out(_root, { input }, ctx) {
    await ctx.accounts.endSession(requireUser(ctx).sessionId);
    return { redirect: shopPath(input.redirect) };
  },
};

const Me: MeResolvers<AccountsContext> = {
  id: (customer) => customer._id,
  ...profileFields,
  impersonation: (_customer, _args, ctx) => ctx.user?.impersonation ?? null,
  addresses: ({ addresses }) => [...addresses].sort((a, b) => Number(b.is_default) - Number(a.is_default)),
};

export const resolvers = { Query, Mutation: { ...signOut, ...profileMutations }, Me };
