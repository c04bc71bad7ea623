import type { Db } from 'mongodb';
import type { CustomerDocument } from '../../src/domains/accounts';
import type { AutoDeliveryDocument } from '../../src/domains/autodelivery';
import type { ConsentDocument } from '../../src/domains/consents';
import type { JourneySubscriptionDocument } from '../../src/domains/journeys';
import { foundBy, type OrderDocument } from '../../src/domains/orders';
import type { PatientDocument } from '../../src/domains/patients';
import type { BookingDocument } from '../../src/domains/telehealth';
import type { IntentDocument, SourceDocument } from '../../src/payments/embedded/store';
import type { Draft } from '../catalogue/types';
import { DEMO_ACCOUNTS, type DemoAccount } from '../demo-accounts';
import { demoConsents } from './consents';
import { demoConsultations } from './consultations';
import { DEMO_CARD, demoCustomer } from './customers';
import { demoOrders } from './orders';
import { demoPatients } from './patients';
import { demoIntent } from './payment';
import { put } from './put';
import { seedSearches } from './sample-searches';
import { seedSampleWork } from './sample-work';
import { demoAutoDelivery, demoJourneySubscription } from './subscriptions';

export interface DemoDependencies {
  now: Date;
  /** Finds or creates the user of an account in the sign-in system and returns its id. */
  createUser: (account: DemoAccount) => Promise<string>;
  /** Encrypts a text for one owner: the patient's uuid. */
  encrypt: (text: string, owner: string) => Promise<string> | string;
}

async function seedConsultations(db: Db, { now, encrypt }: DemoDependencies): Promise<void> {
  const { bookings, window, payments } = await demoConsultations(now, encrypt);
  for (const payment of payments) await put<IntentDocument>(db, 'gateway_intents', payment);
  for (const booking of bookings) await put<BookingDocument>(db, 'telehealth_bookings', booking);
  await put(db, 'telehealth_windows', window);
}

/** Creates the demo users and everything they own, and the work that waits at the counter. */
export async function seedDemoAccounts(
  db: Db,
  drafts: readonly Draft[],
  dependencies: DemoDependencies,
): Promise<void> {
  const { now, createUser, encrypt } = dependencies;
  for (const account of DEMO_ACCOUNTS) {
    const userId = await createUser(account);
    await put<CustomerDocument>(db, 'customers', demoCustomer(account, userId, now));
    if (account.key !== 'priya') continue;
    const { stripe_source_id, ...card } = DEMO_CARD;
    await put<SourceDocument>(db, 'gateway_sources', {
      _id: stripe_source_id,
      outcome: 'succeeds',
      ...card,
      created_at: now,
    });
    for (const patient of await demoPatients(userId, drafts, now, encrypt))
      await put<PatientDocument>(db, 'patients', patient);
    for (const order of demoOrders(account, userId, drafts, now)) {
      await put<IntentDocument>(db, 'gateway_intents', demoIntent(order));
      await put<OrderDocument>(db, 'orders', { ...order, found_by: foundBy(order) });
    }
    const program = await demoJourneySubscription(userId, drafts, { now, encrypt });
    const delivery = demoAutoDelivery(account, userId, drafts, now);
    for (const consent of await demoConsents(program, delivery, drafts, encrypt))
      await put<ConsentDocument>(db, 'consents', consent);
    await put<JourneySubscriptionDocument>(db, 'journey_subscriptions', program);
    await put<AutoDeliveryDocument>(db, 'autodeliveries', delivery);
  }
  await seedConsultations(db, dependencies);
  await seedSampleWork(db, drafts, dependencies);
  await seedSearches(db, now);
}
