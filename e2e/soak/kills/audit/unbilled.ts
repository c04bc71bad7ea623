import type { MongoClient } from 'mongodb';
import type { AttemptDocument } from '../../../../api/src/payments/attempts';
import type { ErrorLines } from '../../lib/error-lines';
import { database } from './books';

/** What a subscriber's document says about the next charge, by collection and prefix of the order's key. */
const CHARGES = {
  autodelivery: {
    collection: 'autodeliveries',
    fields: ['status', 'milestone', 'cycle', 'version', 'next_step_at', 'charge_date', 'last_payment_status'],
  },
  journey: {
    collection: 'journey_subscriptions',
    fields: ['status', 'cycle', 'version', 'charge_due_at', 'charging_until', 'next_period_at', 'declines'],
  },
} as const;

interface UnbilledOptions {
  client: MongoClient;
  log: ErrorLines;
}

/** Says of a charge without an order what the database and the log know about it. */
export async function explainUnbilled({ client, log }: UnbilledOptions, orderKey: string): Promise<string> {
  const [kind = '', _id = ''] = orderKey.split(':');
  const { collection, fields } = CHARGES[kind as keyof typeof CHARGES];
  const projection = Object.fromEntries(fields.map((field) => [field, 1]));
  const db = database(client);
  const charge = await db.collection<{ _id: string }>(collection).findOne({ _id }, { projection });
  const attempts = await db
    .collection<AttemptDocument>('payment_attempts')
    .find({ order_key: orderKey }, { projection: { status: 1, updated_at: 1, intent_id: 1 } })
    .toArray();
  const known = JSON.stringify({ now: new Date(), collection, charge, attempts });
  return log.explain(`${orderKey} was due and has no order: ${known}`, _id);
}
