import type { BaseServices } from '../../lib/context';
import { accountClosed, personalData } from '../accounts';
import { deleteNotifications, listWaitedFor } from './store';

/** Deletes what the addresses of closed accounts wait for, and tells their owners what is kept of them. */
export function register({ db, events, hooks }: BaseServices): void {
  events.on(accountClosed, ({ email }, session) => deleteNotifications(db, email, session));

  hooks.register(personalData, async ({ email }) => {
    const waiting = await listWaitedFor(db, email);
    const data = waiting.map(({ product_id, created_at }) => ({ product_id, created_at }));
    return { section: 'back_in_stock_requests', data };
  });
}
