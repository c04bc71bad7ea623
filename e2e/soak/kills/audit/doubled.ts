import { DEFAULT_PLACES } from '@saltbush/contract';
import type { OrderDocument } from '../../../../api/src/domains/orders/documents';
import type { Journal } from '../journal';
import type { Books } from './books';

const isBilled = ({ idempotency_key }: OrderDocument) => /^(autodelivery|journey):/.test(idempotency_key);

/** @returns values that occur more than once */
function repeated<Value>(values: readonly Value[]): Value[] {
  const seen = new Set<Value>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

function doubledOrders(journal: Journal, orders: readonly OrderDocument[]): string[] {
  const bought = orders.filter((order) => !isBilled(order));
  const acknowledged = new Set(journal.orders.map(({ reference }) => reference));
  const billed = orders.filter(isBilled).map(({ idempotency_key }) => idempotency_key);
  return [
    ...repeated(bought.map(({ cart_uuid }) => cart_uuid)).map((cart) => `cart ${cart} was ordered twice`),
    ...repeated(journal.orders.map(({ reference }) => reference)).map((twice) => `${twice} is two orders`),
    ...bought
      .filter(({ reference, cart_uuid }) => !acknowledged.has(reference) && !journal.abandoned.has(cart_uuid))
      .map(({ reference }) => `order ${reference} was never acknowledged`),
    ...billed.filter((key) => !journal.billings.has(key)).map((key) => `${key} was billed without being due`),
  ];
}

function doubledSeats({ windows }: Books): string[] {
  const crowded = windows.flatMap(({ _id, seats, capacity = DEFAULT_PLACES }) => {
    const taken = seats.filter(({ until }) => until === null || until > new Date());
    return taken.length > capacity ? [`slot ${_id} has ${taken.length} patients for ${capacity} places`] : [];
  });
  const bookings = windows.flatMap(({ seats }) => seats.map(({ booking }) => booking));
  return [...crowded, ...repeated(bookings).map((booking) => `booking ${booking} has two places`)];
}

/** @returns what exists more than once, or without anybody's wish */
export function findDoubled(journal: Journal, books: Books): string[] {
  const { orders, bookings } = books;
  const charged = [...orders, ...bookings].flatMap(({ payment }) => payment?.intent_id ?? []);
  return [
    ...doubledOrders(journal, orders),
    ...doubledSeats(books),
    ...repeated(charged).map((intent) => `payment ${intent} pays for two things`),
  ];
}

/** @returns payments taken for nothing; only complete once interrupted payments are recovered */
export function findUnearned({ orders, bookings, intents }: Books): string[] {
  const earned = new Set([...orders, ...bookings].flatMap(({ payment }) => payment?.intent_id ?? []));
  return intents
    .filter(({ _id, status }) => !earned.has(_id) && ['captured', 'authorised'].includes(status))
    .map(({ _id, status, amount }) => `payment ${_id} of ${amount} is ${status} for nothing`);
}
