import { MAX_USES_PER_CUSTOMER } from '@saltbush/contract';
import type { ClientSession, Db } from 'mongodb';
import { type Claimant, claimedOf, claimOnce, releaseClaims } from '../../../lib/claims';
import type { OfferDocument } from '../documents';
import { type NotRunning, usesOfEach, whyNotRunning } from './running-offer';

const KIND = 'offer_use';

/** The customer whose uses are limited, and who else the same person is known as. */
export interface OfferCustomer {
  key: string;
  /** Their uses count as well, but refuse nothing here. */
  aliases: readonly string[];
}

/** An order may not use its offer: it does not run, or the uses of the customer are taken. */
export class OfferRefused extends Error {
  override name = 'OfferRefused';
  constructor(readonly why: NotRunning | 'used_by_customer') {
    super(`An order may not use its offer: ${why}`);
  }
}

const useKey = (code: string, orderId: string): string => JSON.stringify([code, 'order', orderId]);

/** The numbered uses of a customer. */
const placesOf = (code: string, customer: string): string[] =>
  Array.from({ length: MAX_USES_PER_CUSTOMER }, (_, at) => JSON.stringify([code, customer, at + 1]));

/** Claims the first free use of a customer; none if all are taken. @returns how many were taken before */
async function claimPlace(
  db: Db,
  keys: readonly string[],
  claimant: Claimant,
  session: ClientSession,
): Promise<number> {
  const taken = await claimedOf(db, KIND, keys, session);
  const free = keys.find((key) => !taken.includes(key));
  if (free !== undefined) await claimOnce(db, KIND, [free], claimant, session);
  return taken.length;
}

/**
 * Takes a use of an offer for an order, in its transaction. All orders of an offer write the same document, so of
 * those at the same time one commits and the others count again; the claims remember what a cancellation gives back.
 * @throws {OfferRefused} the transaction has to be rolled back
 */
export async function takeUse(
  db: Db,
  { code, customer }: { code: string; customer: OfferCustomer },
  claimant: Claimant,
  session: ClientSession,
): Promise<void> {
  const offers = db.collection<OfferDocument>('offers');
  const offer = await offers.findOneAndUpdate(
    { _id: code },
    { $inc: { uses: 1 } },
    { session, returnDocument: 'after' },
  );
  if (!offer) throw new OfferRefused('unknown');
  const refusal = whyNotRunning({ ...offer, uses: (offer.uses ?? 1) - 1 }, claimant.created_at);
  if (refusal) throw new OfferRefused(refusal);
  await claimOnce(db, KIND, [useKey(code, claimant.order_id)], claimant, session);
  const most = usesOfEach(offer);
  if (most === null) return;
  const before = await claimPlace(db, placesOf(code, customer.key), claimant, session);
  if (before >= most) throw new OfferRefused('used_by_customer');
  for (const alias of customer.aliases) await claimPlace(db, placesOf(code, alias), claimant, session);
}

/** Gives the use of an order back, in the transaction that cancels it. Has no effect for an order that took none. */
export async function returnUse(
  db: Db,
  { code, customer }: { code: string; customer: OfferCustomer },
  orderId: string,
  session: ClientSession,
): Promise<void> {
  const isTaken = (await releaseClaims(db, KIND, [useKey(code, orderId)], orderId, session)) > 0;
  if (!isTaken) return;
  const places = [customer.key, ...customer.aliases].flatMap((key) => placesOf(code, key));
  await releaseClaims(db, KIND, places, orderId, session);
  await db
    .collection<OfferDocument>('offers')
    .updateOne({ _id: code, uses: { $gt: 0 } }, { $inc: { uses: -1 } }, { session });
}

/** @returns whether a customer has used an offer as often as each may */
export async function isUsedByCustomer(
  db: Db,
  offer: Pick<OfferDocument, '_id' | 'max_uses_per_customer'>,
  customer: string,
): Promise<boolean> {
  const most = usesOfEach(offer);
  return most !== null && (await claimedOf(db, KIND, placesOf(offer._id, customer))).length >= most;
}
