import { startEmbeddedMongo } from '@saltbush/embedded-mongo';
import { MongoClient } from 'mongodb';

interface StoredOrder {
  reference: string;
  idempotency_key: string;
  items: { quantity: number }[];
  payment: { intent_id: string };
}

/** What a stopped shop has stored about its sales. */
export interface Ledger {
  orders: StoredOrder[];
  /** Remaining stock of the product. */
  stock: number;
  /** Ids of the payments taken, without those of the sample data. */
  captured: string[];
}

/** Reads the orders of one e-mail address and the stock of one product from a data folder. */
export async function readLedger(dataDir: string, email: string, slug: string): Promise<Ledger> {
  const database = await startEmbeddedMongo({ dataDir });
  const client = await new MongoClient(database.uri).connect();
  try {
    const db = client.db('saltbush');
    const orders = await db.collection<StoredOrder>('orders').find({ email }).toArray();
    const product = await db.collection('products').findOne({ slug });
    const intents = await db
      .collection<{ _id: string }>('gateway_intents')
      .find({ status: 'captured', _id: { $not: /^pi_demo_/ } })
      .toArray();
    return { orders, stock: product?.stock, captured: intents.map(({ _id }) => _id) };
  } finally {
    await client.close();
    await database.close();
  }
}
