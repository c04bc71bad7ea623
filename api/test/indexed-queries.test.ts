import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_FOOD_TARGET } from '@saltbush/contract';
import { startEmbeddedMongo } from '@saltbush/embedded-mongo';
import { type CommandStartedEvent, type Db, type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as impersonations from '../src/domains/accounts/impersonation/impersonation-store';
import * as resets from '../src/domains/accounts/passwords/reset-store';
import * as social from '../src/domains/accounts/social/store';
import * as audit from '../src/domains/audit/store';
import * as autodelivery from '../src/domains/autodelivery/store';
import * as cart from '../src/domains/cart/store';
import { takeStock } from '../src/domains/catalogue/stock';
import * as favourites from '../src/domains/favourites/store';
import * as foods from '../src/domains/food-diary/food-store';
import * as foodDiary from '../src/domains/food-diary/store';
import * as fulfilment from '../src/domains/fulfilment/store';
import * as journeySlots from '../src/domains/journeys/consults/slot-store';
import * as journeysDue from '../src/domains/journeys/due-store';
import { newSubscription } from '../src/domains/journeys/new-subscription';
import * as journeys from '../src/domains/journeys/store';
import * as journeyVouchers from '../src/domains/journeys/voucher-store';
import * as mail from '../src/domains/mail/store';
import * as ordersStaff from '../src/domains/orders/staff-store';
import * as orders from '../src/domains/orders/store';
import * as patients from '../src/domains/patients/store';
import * as paymentMethods from '../src/domains/payment-methods/store';
import * as productViews from '../src/domains/product-views/store';
import * as promotions from '../src/domains/promotions/store';
import * as rewards from '../src/domains/rewards/store';
import * as staff from '../src/domains/staff/store';
import * as stockNotifications from '../src/domains/stock-notifications/store';
import * as bookingsDue from '../src/domains/telehealth/bookings/due-store';
import * as bookings from '../src/domains/telehealth/bookings/store';
import * as telehealth from '../src/domains/telehealth/store';
import * as identityCodes from '../src/identity/embedded/store';
import { createFieldCipher, parseKeys } from '../src/lib/field-cipher';
import * as attempts from '../src/payments/attempts';
import * as gateway from '../src/payments/embedded/store';
import * as searchEvents from '../src/search/events/store';
import * as searchReport from '../src/search/report/store';

const STORES = [
  audit,
  autodelivery,
  cart,
  favourites,
  foodDiary,
  fulfilment,
  identityCodes,
  journeys,
  mail,
  orders,
  patients,
  productViews,
  promotions,
  rewards,
  searchEvents,
  staff,
  stockNotifications,
  telehealth,
  attempts,
  gateway,
];
const NOW = new Date('2026-11-24T00:00:00Z');

const dataDir = mkdtempSync(join(tmpdir(), 'indexed-'));
let server: Awaited<ReturnType<typeof startEmbeddedMongo>>;
let client: MongoClient;
let db: Db;
let commands: Document[] = [];

beforeAll(async () => {
  server = await startEmbeddedMongo({ dataDir });
  client = new MongoClient(server.uri, { monitorCommands: true });
  client.on('commandStarted', ({ command }: CommandStartedEvent) => commands.push(command));
  db = client.db('indexed');
  for (const store of STORES) await store.ensureIndexes(db);
  await resets.ensureResetIndexes(db);
  await social.ensureSocialIndexes(db);
  await impersonations.ensureImpersonationIndexes(db);
  await db.createCollection('pharmacies');
  await db.createCollection('food_targets');
  await db.createCollection('telehealth_windows');
  await db.createCollection('journey_vouchers');
}, 30_000);
afterAll(async () => {
  await client.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  commands = [];
});

interface Access {
  collection: string;
  filter: Document;
  sort: Document;
}

/** The driver passes sort orders as maps. */
const plain = (sort: Document | Map<string, unknown> | undefined): Document =>
  sort instanceof Map ? Object.fromEntries(sort) : (sort ?? {});

/** Returns the filters and sort orders of a command; empty for commands without any. */
function accessOf(command: Document): Access[] {
  if (command.find) {
    return [{ collection: command.find, filter: command.filter ?? {}, sort: plain(command.sort) }];
  }
  if (command.aggregate) {
    return [{ collection: command.aggregate, filter: command.pipeline[0]?.$match ?? {}, sort: {} }];
  }
  if (command.findAndModify) {
    return [{ collection: command.findAndModify, filter: command.query, sort: plain(command.sort) }];
  }
  const writes: Document[] = command.updates ?? command.deletes ?? [];
  return writes.map(({ q }) => ({ collection: command.update ?? command.delete, filter: q, sort: {} }));
}

const isEquality = (condition: unknown) =>
  typeof condition !== 'object' ||
  condition === null ||
  condition instanceof Date ||
  '$in' in condition ||
  '$eq' in condition;

/** Returns true if an index serves the filter by equality or range and yields the requested order. */
function serves(keys: string[], { filter, sort }: Access): boolean {
  const [first = ''] = keys;
  if (!(first in filter) && Object.keys(sort)[0] !== first) return false;
  const equalities = keys.findIndex((key) => !(key in filter && isEquality(filter[key])));
  const rest = equalities === -1 ? [] : keys.slice(equalities);
  const ordered = Object.keys(sort).filter((key) => !(key in filter && isEquality(filter[key])));
  return ordered.every((key, index) => rest[index] === key);
}

async function unserved(access: Access): Promise<boolean> {
  const indexes = await db.collection(access.collection).listIndexes().toArray();
  return !indexes.some(({ key }) => serves(Object.keys(key), access));
}

const transaction = (work: (session: import('mongodb').ClientSession) => Promise<unknown>) =>
  client.withSession((session) => session.withTransaction(() => work(session)));

const PAGE = { skip: 0, limit: 10 };

const PERIOD = { index: 'products', from: NOW, to: new Date(NOW.getTime() + 1000) };
const SEARCH = { _id: 'q', index: 'products', query: 'zinc', nb_hits: 1, at: NOW, expires_at: NOW };
const COUNTS = { clicks: 1, position_sum: 1, positioned_clicks: 1, conversions: 0 };

const CIPHER = createFieldCipher(parseKeys(`t:${Buffer.alloc(32, 7).toString('base64')}`));

const SUBSCRIPTION = newSubscription('u', 1, NOW);

const CALLS: Record<string, () => Promise<unknown>> = {
  'audit.listEvents': () => audit.listEvents(db, {}, PAGE),
  'audit.listEvents of a customer': () => audit.listEvents(db, { customer_id: 'c' }, PAGE),
  'audit.listEvents of staff': () => audit.listEvents(db, { staff_id: 's' }, PAGE),
  'impersonations.findRunning by session': () => impersonations.findRunning(db, { session_id: 's' }, NOW),
  'impersonations.findRunning by token': () => impersonations.findRunning(db, { token_hash: 't' }, NOW),
  'impersonations.endRunning': () => impersonations.endRunning(db, 's', NOW),
  'staff.listByName': () => staff.listByName(db, 'ann', PAGE),
  'staff.findByReference': () => staff.findByReference(db, 'SB-2222-2222'),
  'staff.findShopper': () => staff.findShopper(db, 'c'),
  'autodelivery.listAutoDeliveries': () =>
    autodelivery.listAutoDeliveries(db, 'u', { stripe_source_id: 's' }),
  'autodelivery.findAutoDelivery': () => autodelivery.findAutoDelivery(db, 'u', 'a'),
  'autodelivery.findByItem': () => autodelivery.findByItem(db, 'u', 'i'),
  'autodelivery.findDue': () => autodelivery.findDue(db, NOW, 10),
  'autodelivery.writeAutoDelivery': () =>
    autodelivery.writeAutoDelivery(db, { _id: 'a', user_id: 'u', version: 1 }, { status: 'paused' }),
  'cart.findCart': () => cart.findCart(db, 'c', 'u'),
  'cart.findUserCart': () => cart.findUserCart(db, 'u'),
  'cart.writeCart': () => cart.writeCart(db, { _id: 'c', version: 1 }, { postcode: '2000' }),
  'favourites.listFavourites': () => favourites.listFavourites(db, 'u'),
  'favourites.findFavourites': () => favourites.findFavourites(db, 'u', [1, 2]),
  'favourites.addFavourite': () =>
    favourites.addFavourite(db, {
      _id: 'f',
      user_id: 'u',
      product_id: 1,
      price_type: 'default',
      created_at: NOW,
    }),
  'favourites.removeFavourite': () => favourites.removeFavourite(db, 'u', 1),
  'fulfilment.suggestPostcodes by suburb': () =>
    fulfilment.suggestPostcodes(db, 'SURRY', { includePoBoxes: false }),
  'fulfilment.suggestPostcodes by postcode': () =>
    fulfilment.suggestPostcodes(db, '20', { includePoBoxes: true }),
  'fulfilment.suggestPostcodes by both': () =>
    fulfilment.suggestPostcodes(db, 'SURRY 20', { includePoBoxes: true }),
  'fulfilment.findPostcode': () => fulfilment.findPostcode(db, '2000'),
  'fulfilment.isKnownSuburb': () =>
    fulfilment.isKnownSuburb(db, { suburb: 'SYDNEY', state: 'NSW', postcode: '2000' }),
  'fulfilment.listPharmacies': () => fulfilment.listPharmacies(db),
  'journeys.listJourneys': () => journeys.listJourneys(db),
  'journeys.findJourney': () => journeys.findJourney(db, 'slug'),
  'journeys.listSubscriptions': () => journeys.listSubscriptions(db, 'u', 1),
  'journeys.findSubscription': () => journeys.findSubscription(db, 'u', 's'),
  'journeys.findOpenSubscription': () => journeys.findOpenSubscription(db, 'u', 1),
  'journeys.writeSubscription': () =>
    journeys.writeSubscription(db, { _id: 's', user_id: 'u', version: 1 }, { status: 'active' }),
  'journeys.findDueSubscriptions': () => journeys.findDueSubscriptions(db, NOW, 10),
  'journeysDue.listReviewNotices': () => journeysDue.listReviewNotices(db, NOW, 10),
  'journeysDue.takeReviewNotice': () =>
    transaction((session) => journeysDue.takeReviewNotice(db, SUBSCRIPTION, session)),
  'journeysDue.listConsultReminders': () => journeysDue.listConsultReminders(db, NOW, 10),
  'journeysDue.takeConsultReminder': () =>
    transaction((session) => journeysDue.takeConsultReminder(db, SUBSCRIPTION, null, session)),
  'journeySlots.takeSlot': () => transaction((session) => journeySlots.takeSlot(db, 'slot', 4, session)),
  'journeySlots.freeSlot': () => transaction((session) => journeySlots.freeSlot(db, 'slot', session)),
  'journeyVouchers.findRunningVoucher': () => journeyVouchers.findRunningVoucher(db, 'CODE', 1, NOW),
  'mail.claimDueMail': () => mail.claimDueMail(db, { claim: 'c', now: NOW, until: NOW }),
  'mail.settleMail': () => mail.settleMail(db, { _id: 'm', claim: 'c' }, { status: 'sent' }),
  'mail.listLatestMails': () => mail.listLatestMails(db),
  'orders.findOrderByKey': () => orders.findOrderByKey(db, 'k'),
  'orders.findUserOrder': () => orders.findUserOrder(db, 'r', 'u'),
  'ordersStaff.findAnyOrder': () => ordersStaff.findAnyOrder(db, 'r'),
  'orders.findGuestOrder': () => orders.findGuestOrder(db, 'r', { email: 'e' }),
  'orders.findUserOrders': () => orders.findUserOrders(db, ['r'], 'u'),
  'orders.listUserOrders': () => orders.listUserOrders(db, 'u', { skip: 0, limit: 10 }),
  'orders.hasOrdered': () => orders.hasOrdered(db, { userId: 'u', email: 'e' }),
  'orders.setPaymentStatus': () => orders.setPaymentStatus(db, 'k', 'captured'),
  'catalogue.takeStock': () => transaction((session) => takeStock(db, 1, 1, NOW, session)),
  'rewards.addPoints': () => transaction((session) => rewards.addPoints(db, 'u', 1, session)),
  'patients.listPatientNames': () => patients.listPatientNames(db, 'u'),
  'patients.listPatients': () => patients.listPatients(db, 'u', { skip: 0, limit: 10 }),
  'patients.findOwnPatient': () => patients.findOwnPatient(db, 'u', 'p'),
  'patients.findPerson': () => patients.findPerson(db, 'u', 'k'),
  'patients.replacePatient': () => patients.replacePatient(db, { _id: 'p', user_id: 'u' }, { phone: '0' }),
  'patients.deletePatient': () =>
    transaction((session) => patients.deletePatient(db, { _id: 'p', user_id: 'u', version: 1 }, session)),
  'patients.claimPatient': () => transaction((session) => patients.claimPatient(db, 'u', 'p', session)),
  'journeys.releaseDrafts': () => transaction((session) => journeys.releaseDrafts(db, 'u', 'p', session)),
  'patients.findOwnPatients': () => patients.findOwnPatients(db, 'u', ['p']),
  'productViews.saveView': () =>
    productViews.saveView(db, { _id: 'v', user_id: 'u', product_id: 1, viewed_at: NOW }),
  'productViews.saveViews': () =>
    productViews.saveViews(db, 'u', [{ _id: 'v', product_id: 1, viewed_at: NOW }]),
  'productViews.listViews': () => productViews.listViews(db, 'u'),
  'productViews.deleteView': () => productViews.deleteView(db, 'u', 1),
  'promotions.findRunningPromotions': () => promotions.findRunningPromotions(db, [1], NOW),
  'promotions.findRunningOffer': () => promotions.findRunningOffer(db, 'CODE', NOW),
  'promotions.listOffers': () => promotions.listOffers(db, NOW),
  'orders.listBaskets': () => orders.listBaskets(db, 1, 10),
  'searchEvents.saveSearches': () => searchEvents.saveSearches(db, [SEARCH]),
  'searchEvents.addCounts': () => searchEvents.addCounts(db, 'q', COUNTS, NOW),
  'searchReport.sumByText': () => searchReport.sumByText(db, PERIOD, { ...PAGE, sort: 'searches' }),
  'searchReport.sumAll': () => searchReport.sumAll(db, PERIOD),
  'resets.setPasswordHash': () =>
    transaction((session) => resets.setPasswordHash(db, { userId: 'u', password: 'p', now: NOW }, session)),
  'social.findUserOfIdentity': () => social.findUserOfIdentity(db, { issuer: 'i', subject: 's' }),
  'social.markEmailVerified': () => social.markEmailVerified(db, 'u'),
  'social.deletePassword': () => transaction((session) => social.deletePassword(db, 'u', session)),
  'identityCodes.takeCode': () => identityCodes.takeCode(db, { id: 'c', issuer: 'i', now: NOW }),
  'rewards.linkCard': () => {
    const card = { issuer: 'i', subject: 's', number: '270045118823' };
    return rewards.linkCard({ db, client }, { userId: 'u', card, now: NOW });
  },
  'foods.findFood': () => foods.findFood(db, 'f'),
  'foods.listFoods': () => foods.listFoods(db, '', PAGE),
  'foods.listFoods of a query': () => foods.listFoods(db, 'milk skim', PAGE),
  'foodDiary.readDay': () => foodDiary.readDay({ db, cipher: CIPHER }, 'u', '2026-11-24'),
  'foodDiary.readDays': () =>
    foodDiary.readDays({ db, cipher: CIPHER }, 'u', { from: '2026-11-18', to: '2026-11-24' }),
  'foodDiary.writeDay': () =>
    foodDiary.writeDay(
      { db, cipher: CIPHER },
      { userId: 'u', day: '2026-11-24', version: 1 },
      { entries: [], water_ml: 0 },
    ),
  'foodDiary.readTarget': () => foodDiary.readTarget({ db, cipher: CIPHER }, 'u'),
  'foodDiary.writeTarget': () => foodDiary.writeTarget({ db, cipher: CIPHER }, 'u', DEFAULT_FOOD_TARGET),
  'resets.findReset': () => resets.findReset(db, 'r', NOW),
  'resets.consumeReset': () => transaction((session) => resets.consumeReset(db, 'r', NOW, session)),
  'stockNotifications.addNotification': () =>
    stockNotifications.addNotification(db, { _id: 'n', product_id: 1, email: 'e', created_at: NOW }),
  'stockNotifications.listWaiting': () => stockNotifications.listWaiting(db, 1, 10),
  'stockNotifications.removeNotification': () =>
    transaction((session) => stockNotifications.removeNotification(db, 'n', session)),
  'telehealth.listServices': () => telehealth.listServices(db),
  'bookings.findBooking': () => bookings.findBooking(db, 'b', 'u'),
  'bookings.findRequested': () => bookings.findRequested(db, 'k'),
  'bookings.listBookings': () => bookings.listBookings(db, 'u', { skip: 0, limit: 10 }),
  'bookings.hasComingBooking': () => bookings.hasComingBooking(db, { user_id: 'u', _id: 'p' }, NOW),
  'bookings.moveBooking': () => bookings.moveBooking(db, 'b', ['held'], { status: 'booked' }),
  'bookings.cancelBooking': () => transaction((session) => bookings.cancelBooking(db, 'b', session)),
  'bookingsDue.listRemindersDue': () => bookingsDue.listRemindersDue(db, NOW, 10),
  'bookingsDue.listEndedHolds': () => bookingsDue.listEndedHolds(db, NOW, 10),
  'bookings.listRefundsDue': () => bookings.listRefundsDue(db, 10),
  'bookings.markCaptured': () => bookings.markCaptured(db, 'b'),
  'bookings.markRefunded': () => bookings.markRefunded(db, 'b'),
  'bookings.listWindows': () => bookings.listWindows(db, 'a', 'b'),
  'bookings.writeSeats': () =>
    transaction((session) => bookings.writeSeats(db, { _id: 'w', seats: [], version: 0 }, [], session)),
  'telehealth.findService': () => telehealth.findService(db, { slug: 's' }),
  'attempts.lastAttempt': () => attempts.lastAttempt(db, 'k'),
  'attempts.moveAttempt': () => attempts.moveAttempt(db, 'k:1', ['started'], { status: 'declined' }),
  'attempts.findAbandoned': () => attempts.findAbandoned(db, NOW, 10),
  'paymentMethods.setDefaultCard': () => paymentMethods.setDefaultCard(db, 'u', 's'),
  'paymentMethods.holdCard': () => transaction((session) => paymentMethods.holdCard(db, 'u', 's', session)),
  'paymentMethods.pullCard': () => transaction((session) => paymentMethods.pullCard(db, 'u', 's', session)),
  'gateway.findIntentByKey': () => gateway.findIntentByKey(db, 'k'),
  'gateway.moveIntent': () => gateway.moveIntent(db, 'i', ['authorised'], { status: 'captured' }),
};

it.each(Object.keys(CALLS))('%s is served by an index', async (name) => {
  await CALLS[name]?.();
  const asked = commands.flatMap(accessOf);
  expect(asked.length).toBeGreaterThan(0);
  for (const access of asked) {
    expect(await unserved(access), JSON.stringify(access)).toBe(false);
  }
});
