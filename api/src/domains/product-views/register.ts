import type { BaseServices } from '../../lib/context';
import { accountClosed, personalData } from '../accounts';
import { deleteViews, listViews } from './store';

/** Deletes the views of closed accounts, and tells their owners what is kept of them. */
export function register({ db, events, hooks }: BaseServices): void {
  events.on(accountClosed, ({ userId }, session) => deleteViews(db, userId, session));

  hooks.register(personalData, async ({ userId }) => {
    const views = await listViews(db, userId);
    const data = views.map(({ product_id, viewed_at }) => ({ product_id, viewed_at }));
    return { section: 'recently_viewed', data };
  });
}
