import { FIELD_MESSAGES, isAlertWording } from '@saltbush/contract';
import type { MutationResolvers, QueryResolvers } from '../../../generated/resolvers';
import { requireUser } from '../../../lib/context';
import { BusinessError, invalidInput } from '../../../lib/errors';
import type { FavouritesContext } from '../context';
import type { AlertConsentDocument } from './documents';
import { hashOf, newStopToken } from './stop-token';
import { findConsent, saveConsent, withdrawConsent } from './store';

const alertsOf = (consent: AlertConsentDocument | null) =>
  consent && consent.withdrawn_at === null
    ? { wanted: true, consented_at: consent.consented_at }
    : { wanted: false, consented_at: null };

export const alertQueries: Pick<QueryResolvers<FavouritesContext>, 'favourite_alerts'> = {
  favourite_alerts: async (_root, _args, ctx) => alertsOf(await findConsent(ctx.db, requireUser(ctx).id)),
};

export const alertMutations: Pick<
  MutationResolvers<FavouritesContext>,
  'favourite_alerts_set' | 'favourite_alerts_stop'
> = {
  favourite_alerts_set: async (_root, { input: { wanted, wording } }, ctx) => {
    const { id } = requireUser(ctx);
    const now = ctx.clock.now();
    if (!wanted) {
      await withdrawConsent(ctx.db, { _id: id }, now);
    } else {
      if (!isAlertWording(wording)) throw invalidInput({ wording: FIELD_MESSAGES.value_invalid });
      const withdrawn = { withdrawn_at: null, withdrawn_by: null };
      const token = newStopToken(ctx.cipher, id);
      await saveConsent(ctx.db, { _id: id, wording, consented_at: now, ...withdrawn, ...token });
    }
    return alertsOf(await findConsent(ctx.db, id));
  },

  favourite_alerts_stop: async (_root, { input: { token } }, ctx) => {
    const isKnown = await withdrawConsent(ctx.db, { stop_hash: hashOf(token) }, ctx.clock.now());
    if (!isKnown) throw new BusinessError('STOP_LINK_INVALID');
    return { wanted: false, consented_at: null };
  },
};
