import { claimedOf } from '../../../lib/claims';
import { readToken } from '../../cart';
import type { AutodeliveryServices } from '../context';
import type { AutoDeliveryDocument } from '../documents';

/**
 * Returns an AutoDelivery without the e-prescription tokens that an order has claimed since they were entered: their
 * items are left out, and ask their owner for the token of the next repeat.
 */
export async function withoutUsedTokens(
  { db, cipher }: Pick<AutodeliveryServices, 'db' | 'cipher'>,
  autodelivery: AutoDeliveryDocument,
): Promise<AutoDeliveryDocument> {
  const tokens = autodelivery.items.flatMap((item) => readToken(cipher, item) ?? []);
  const used = await claimedOf(db, 'escript', tokens);
  if (used.length === 0) return autodelivery;
  const items = autodelivery.items.map((item) =>
    used.includes(readToken(cipher, item) ?? '') ? { ...item, eprescription_token: null } : item,
  );
  return { ...autodelivery, items };
}
