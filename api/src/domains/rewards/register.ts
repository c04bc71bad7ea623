import type { BaseServices } from '../../lib/context';
import { accountRetired } from '../accounts';
import { unlinkCard } from './store';

/** Lets the card of a retired account be linked to another one. */
export function register({ db, events }: BaseServices): void {
  events.on(accountRetired, ({ userId }, session) => unlinkCard(db, userId, session));
}
