import type { Db, MongoClient } from 'mongodb';
import type { CustomerDocument } from '../../../../api/src/domains/accounts/documents';
import type { ProductDocument } from '../../../../api/src/domains/catalogue/documents';
import type { OrderDocument } from '../../../../api/src/domains/orders/documents';
import type {
  BookingDocument,
  WindowDocument,
} from '../../../../api/src/domains/telehealth/bookings/documents';
import type { AttemptDocument } from '../../../../api/src/payments/attempts';
import type { IntentDocument } from '../../../../api/src/payments/embedded/store';

/** Everything that the shop has stored about its sales, at one instant. */
export interface Books {
  orders: OrderDocument[];
  bookings: BookingDocument[];
  windows: WindowDocument[];
  intents: IntentDocument[];
  products: ProductDocument[];
  customers: CustomerDocument[];
}

/** Sales made before the soak, by the sample data. */
export type Baseline = ReadonlySet<string>;

export const database = (client: MongoClient): Db => client.db('saltbush');

/** Reads the books in one transaction, so that running jobs do not shift them meanwhile. */
export async function readBooks(client: MongoClient): Promise<Books> {
  const db = database(client);
  return client.withSession((session) =>
    session.withTransaction(
      async () => {
        const all = <Document extends object>(name: string) =>
          db.collection<Document>(name).find({}, { session }).toArray() as Promise<Document[]>;
        return {
          orders: await all<OrderDocument>('orders'),
          bookings: await all<BookingDocument>('telehealth_bookings'),
          windows: await all<WindowDocument>('telehealth_windows'),
          intents: await all<IntentDocument>('gateway_intents'),
          products: await all<ProductDocument>('products'),
          customers: await all<CustomerDocument>('customers'),
        };
      },
      { readConcern: { level: 'snapshot' } },
    ),
  );
}

/** The ids of orders, payments and bookings that exist already. */
export const baselineOf = ({ orders, intents, bookings }: Books): Baseline =>
  new Set([...orders, ...intents, ...bookings].map(({ _id }) => _id));

/** The books without what existed before the soak. */
export const since = (books: Books, baseline: Baseline): Books => {
  const isNew = ({ _id }: { _id: string }) => !baseline.has(_id);
  const { orders, intents, bookings } = books;
  return {
    ...books,
    orders: orders.filter(isNew),
    intents: intents.filter(isNew),
    bookings: bookings.filter(isNew),
  };
};

/** Number of payments that a crash interrupted and that recovery has still to finish. */
export const unfinishedPayments = (client: MongoClient): Promise<number> =>
  database(client)
    .collection<AttemptDocument>('payment_attempts')
    .countDocuments({ status: { $in: ['started', 'authorised', 'stored', 'releasing'] } });
