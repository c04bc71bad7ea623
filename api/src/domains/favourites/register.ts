import type { BaseServices } from '../../lib/context';
import { accountClosed, personalData } from '../accounts';
import { deleteConsent, findConsent } from './alerts/store';
import { deleteFavourites, listFavourites } from './store';

/** Deletes the favourites of closed accounts, and tells their owners what is kept of them. */
export function register({ db, events, hooks }: BaseServices): void {
  events.on(accountClosed, async ({ userId }, session) => {
    await deleteFavourites(db, userId, session);
    await deleteConsent(db, userId, session);
  });

  hooks.register(personalData, async ({ userId }) => {
    const [favourites, consent] = await Promise.all([listFavourites(db, userId), findConsent(db, userId)]);
    const saved = favourites.map(({ product_id, created_at }) => ({ product_id, created_at }));
    const alerts = consent && {
      wording: consent.wording,
      consented_at: consent.consented_at,
      withdrawn_at: consent.withdrawn_at,
    };
    return { section: 'favourites', data: { saved, mails: alerts } };
  });
}
