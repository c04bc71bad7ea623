import { shopPath } from '@saltbush/contract';
import type { MeResolvers, MutationResolvers, QueryResolvers } from '../../generated/resolvers';
import { requireUser } from '../../lib/context';
import type { AccountsContext } from './context';
import { profileFields, profileMutations } from './profile/resolvers';
import {
  secondFactor,
  secondFactorBegin,
  secondFactorConfirm,
  secondFactorVerify,
} from './second-factor/second-factor';
import { findCustomer } from './store';

const Query: Pick<QueryResolvers<AccountsContext>, 'me' | 'second_factor'> = {
  second_factor: secondFactor,
  me: (_root, _args, ctx) => (ctx.user ? findCustomer(ctx.db, ctx.user.id) : null),
};

const signOut: Pick<MutationResolvers<AccountsContext>, 'users_log_out'> = {
  async users_log_out(_root, { input }, ctx) {
    await ctx.accounts.endSession(requireUser(ctx).sessionId);
    return { redirect: shopPath(input.redirect) };
  },
};

const secondFactorMutations: Pick<
  MutationResolvers<AccountsContext>,
  'second_factor_begin' | 'second_factor_confirm' | 'second_factor_verify'
> = {
  second_factor_begin: secondFactorBegin,
  second_factor_confirm: secondFactorConfirm,
  second_factor_verify: secondFactorVerify,
};

const Me: MeResolvers<AccountsContext> = {
  id: (customer) => customer._id,
  ...profileFields,
  impersonation: (_customer, _args, ctx) => ctx.user?.impersonation ?? null,
  addresses: ({ addresses }) => [...addresses].sort((a, b) => Number(b.is_default) - Number(a.is_default)),
};

export const resolvers = {
  Query,
  Mutation: { ...signOut, ...profileMutations, ...secondFactorMutations },
  Me,
};
