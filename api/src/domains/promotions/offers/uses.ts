import { MAX_USES_PER_CUSTOMER } from '@saltbush/contract';
import type { ClientSession, Db } from 'mongodb';
import { type Claimant, claimedOf, claimOnce, releaseClaims, releaseClaimsOf } from '../../../lib/claims';
import type { OfferDocument } from '../documents';
import { type NotRunning, usesOfEach, whyNotRunning } from './running-offer';

const KIND = 'offer_use';

/** The customer whose uses are limited, by all that the same person is known as. */
export interface OfferCustomer {
  /** Only the customer writes them. */
  own: readonly string[];
  /** Anybody can enter them: they refuse as well, but what was used with them is not told. */
  mailboxes: readonly string[];
  /** Their uses count as well, but refuse nothing here. */
  aliases: readonly string[];
}

/** An order may not use its offer: it does not run, or the uses of the customer are taken. */
export class OfferRefused extends Error {
  override name = 'OfferRefused';
  constructor(readonly why: NotRunning | 'used_by_customer' | 'used_by_mailbox') {
    super(`An order may not use its offer: ${why}`);
  }
}

const useKey = (code: string, orderId: string): string => JSON.stringify([code, 'order', orderId]);

/** The numbered uses of a customer. */
const placesOf = (code: string, customer: string): string[] =>
  Array.from({ length: MAX_USES_PER_CUSTOMER }, (_, at) => JSON.stringify([code, customer, at + 1]));

type LimitedOffer = Pick<OfferDocument, '_id' | 'max_uses_per_customer'>;

/** Whether all the uses that a customer may have are taken. */
const isFull = (offer: LimitedOffer, customer: string, taken: ReadonlySet<string>): boolean =>
  placesOf(offer._id, customer).filter((place) => taken.has(place)).length >=
  (usesOfEach(offer) ?? Number.POSITIVE_INFINITY);

/** Takes one of the numbered uses of a customer, and of all that the same person is known as. @throws {OfferRefused} */
async function takePlaces(
  db: Db,
  offer: LimitedOffer,
  { own, mailboxes, aliases }: OfferCustomer,
  claimant: Claimant,
  session: ClientSession,
): Promise<void> {
  const keys = [...new Set([...own, ...mailboxes, ...aliases])];
  const places = keys.map((key) => placesOf(offer._id, key));
  const taken = new Set(await claimedOf(db, KIND, places.flat(), session));
  if (own.some((key) => isFull(offer, key, taken))) throw new OfferRefused('used_by_customer');
  if (mailboxes.some((key) => isFull(offer, key, taken))) throw new OfferRefused('used_by_mailbox');
  const free = places.flatMap((numbered) => numbered.find((place) => !taken.has(place)) ?? []);
  await claimOnce(db, KIND, free, claimant, session);
}

/**
 * Takes a use of an offer for an order, in its transaction. All orders of an offer write the same document, so of those
 * at the same time one commits and the others count again; the claims remember what a cancellation gives back.
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
  if (usesOfEach(offer) !== null) await takePlaces(db, offer, customer, claimant, session);
}

/**
 * Gives the use of an order back, in the transaction that cancels it, whoever its customer is known as by now. Has no
 * effect for an order that took none.
 */
export async function returnUse(
  db: Db,
  code: string,
  orderId: string,
  session: ClientSession,
): Promise<void> {
  const isTaken = (await releaseClaims(db, KIND, [useKey(code, orderId)], orderId, session)) > 0;
  if (!isTaken) return;
  await releaseClaimsOf(db, KIND, orderId, session);
  await db
    .collection<OfferDocument>('offers')
    .updateOne({ _id: code, uses: { $gt: 0 } }, { $inc: { uses: -1 } }, { session });
}

/** @returns the codes of those offers that one of a customer's keys has used as often as each customer may */
export async function usedBy(
  db: Db,
  offers: readonly LimitedOffer[],
  customer: readonly string[],
): Promise<ReadonlySet<string>> {
  const limited = offers.filter((offer) => usesOfEach(offer) !== null);
  const places = limited.flatMap(({ _id }) => customer.flatMap((key) => placesOf(_id, key)));
  const taken = new Set(await claimedOf(db, KIND, places));
  const used = limited.filter((offer) => customer.some((key) => isFull(offer, key, taken)));
  return new Set(used.map(({ _id }) => _id));
}
