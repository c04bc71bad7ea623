import type { BaseServices } from '../../lib/context';
import { foreignSource } from '../../payments/hooks';
import { listHolders } from './store';

/** Tells the payments whose a saved payment method is. */
export function register({ db, hooks }: Pick<BaseServices, 'db' | 'hooks'>): void {
  hooks.register(foreignSource, async ({ sourceId, payer }) => {
    const holders = await listHolders(db, sourceId);
    const isForeign = holders.length > 0 && !holders.some((holder) => holder === payer);
    return isForeign ? { isForeign } : null;
  });
}
