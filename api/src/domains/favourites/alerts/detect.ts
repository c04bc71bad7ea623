import type { BaseServices } from '../../../lib/context';
import type { Search } from '../../../search/search';
import { findProducts } from '../../catalogue';
import { listWatchedProducts } from '../store';
import { kindOfChange, mayBeAlerted, offerOf } from './change';
import type { FavouriteOfferDocument } from './documents';
import { findOffers, insertOffers, pruneOffers, replaceOffer, saveEvent } from './store';

export type DetectServices = Pick<BaseServices, 'client' | 'db' | 'clock'> & {
  search: Pick<Search, 'products'>;
};

const BATCH = 500;

/** Stores a change and the event that follows from it, if any, together. */
async function store(
  { client, db, clock }: DetectServices,
  before: FavouriteOfferDocument,
  now: FavouriteOfferDocument,
): Promise<void> {
  const [product] = await findProducts(db, [now._id]);
  const kind = product && mayBeAlerted(product) ? kindOfChange(before, now) : null;
  const event = kind && { _id: now._id, kind, price: now.price, was: before.price, at: clock.now() };
  await client.withSession((session) =>
    session.withTransaction(async () => {
      const isFirst = await replaceOffer(db, before, now, session);
      if (isFirst && event) await saveEvent(db, event, session);
    }),
  );
}

/** Compares the saved products with how they were last seen, and stores what is worth a mail. */
export async function detectChanges(services: DetectServices, stopping?: AbortSignal): Promise<void> {
  const { db, search } = services;
  const watched = await listWatchedProducts(db);
  await pruneOffers(db, new Set(watched));
  for (let start = 0; start < watched.length; start += BATCH) {
    const ids = watched.slice(start, start + BATCH);
    const known = new Map((await findOffers(db, ids)).map((offer) => [offer._id, offer]));
    const unseen: FavouriteOfferDocument[] = [];
    for (const id of ids) {
      if (stopping?.aborted) return;
      const before = known.get(id) ?? null;
      const now = offerOf(id, search.products.get(String(id)) ?? null, before);
      if (!before) unseen.push(now);
      else if (before.price !== now.price || before.available !== now.available)
        await store(services, before, now);
    }
    await insertOffers(db, unseen);
  }
}
