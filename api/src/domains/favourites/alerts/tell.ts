import { links } from '@saltbush/contract/links';
import type { ClientSession } from 'mongodb';
import type { BaseServices } from '../../../lib/context';
import type { Search } from '../../../search/search';
import { findCustomer } from '../../accounts';
import { enqueueMail } from '../../mail';
import { findSavedBy, markAlerted } from '../store';
import type { FavouriteEventDocument } from './documents';
import { stopUrl } from './stop-token';
import { findConsent, findConsenting, listEvents, removeEvents } from './store';

export type TellServices = Pick<BaseServices, 'client' | 'db' | 'cipher' | 'clock' | 'config'> & {
  search: Pick<Search, 'products'>;
};

const MAX_EVENTS = 500;
const MAX_NAMED = 20;
/** The news is worth a day. */
const USEFUL_MS = 24 * 60 * 60_000;
/** Who saved the product later may have seen the change already. */
const SETTLED_MS = 5 * 60_000;

/** Returns the events of each customer who saved one of the products before it changed and wants mails. */
async function receiversOf({ db }: TellServices, events: readonly FavouriteEventDocument[]) {
  const receivers = new Map<string, FavouriteEventDocument[]>();
  for (const event of events) {
    const savedBefore = new Date(event.at.getTime() - SETTLED_MS);
    const userIds = await findSavedBy(db, event._id, savedBefore);
    for (const { _id, consented_at } of await findConsenting(db, userIds)) {
      if (consented_at <= event.at) receivers.set(_id, [...(receivers.get(_id) ?? []), event]);
    }
  }
  return receivers;
}

/** Tells a customer of events, once each, in one mail. */
async function tell(
  services: TellServices,
  userId: string,
  events: readonly FavouriteEventDocument[],
  session: ClientSession,
): Promise<boolean> {
  const { db, search, config } = services;
  const [consent, customer] = [await findConsent(db, userId, session), await findCustomer(db, userId)];
  if (!consent || consent.withdrawn_at || !customer) return false;
  const news: FavouriteEventDocument[] = [];
  for (const event of events) {
    const mark = { user_id: userId, product_id: event._id, alerted_at: event.at };
    if (await markAlerted(db, mark, session)) news.push(event);
  }
  const items = news.slice(0, MAX_NAMED).flatMap(({ _id, kind, price, was }) => {
    const record = search.products.get(String(_id));
    return record ? [{ name: record.name, slug: record.slug, kind, price, was }] : [];
  });
  const [first] = items;
  if (!first) return false;
  const path = items.length === 1 ? links.product(first.slug) : links.account.favourites();
  const data = {
    firstName: customer.first_name,
    items,
    url: config.publicOrigin + path,
    stopUrl: stopUrl(services, consent),
  };
  const id = `favourite_news:${userId}:${news[0]?._id}:${news[0]?.at.getTime()}`;
  const mail = { id, to: customer.email, template: 'favourite_news', data, usefulMs: USEFUL_MS } as const;
  await enqueueMail(services, mail, session);
  return true;
}

/**
 * Tells all who asked of the stored events.
 * @returns how many mails it put into the outbox
 */
export async function tellCustomers(services: TellServices, stopping?: AbortSignal): Promise<number> {
  const { client, db } = services;
  const events = await listEvents(db, MAX_EVENTS);
  let mails = 0;
  for (const [userId, own] of await receiversOf(services, events)) {
    if (stopping?.aborted) return mails;
    const isTold = await client.withSession((session) =>
      session.withTransaction(() => tell(services, userId, own, session)),
    );
    if (isTold) mails += 1;
  }
  await removeEvents(db, events);
  return mails;
}
