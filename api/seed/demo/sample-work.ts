import type { Db } from 'mongodb';
import { foundBy } from '../../src/domains/orders';
import { claimId } from '../../src/lib/claims';
import type { Draft } from '../catalogue/types';
import { demoCustomer } from './customers';
import type { DemoDependencies } from './index';
import { patientOf } from './patients';
import { demoIntent } from './payment';
import { put } from './put';
import { DECLINED_CARD, sampleCharges } from './sample-charges';
import { SAMPLE_DAY_TOKEN, sampleDayOrders } from './sample-day';
import { SAMPLE_CUSTOMERS, SAMPLE_HOMES, SAMPLE_PATIENTS } from './sample-people';
import { sampleProgram } from './sample-program';

/** Creates the customers whose orders wait at the counter. */
async function seedCustomers(db: Db, { now, createUser, encrypt }: DemoDependencies) {
  const users = { marit: '', hugo: '' };
  for (const account of SAMPLE_CUSTOMERS) {
    const key = account.key === 'marit' ? 'marit' : 'hugo';
    const userId = await createUser(account);
    const home = SAMPLE_HOMES[key];
    users[key] = userId;
    const methods = key === 'hugo' ? { payment_methods: [DECLINED_CARD] } : {};
    await put(db, 'customers', { ...demoCustomer(account, userId, now), ...methods });
    const owner = { userId, last_name: account.last_name, home };
    await put(db, 'patients', await patientOf(SAMPLE_PATIENTS[key], owner, { now, encrypt }));
  }
  return users;
}

/** Creates the charges of a customer whose card is declined. */
async function seedCharges(db: Db, drafts: readonly Draft[], userId: string, dependencies: DemoDependencies) {
  const account = SAMPLE_CUSTOMERS.find(({ key }) => key === 'hugo');
  if (!account) return;
  const { now, encrypt } = dependencies;
  const charges = await sampleCharges({ account, userId, now }, drafts, encrypt);
  for (const consent of charges.consents) await put(db, 'consents', consent);
  for (const attempt of charges.attempts) await put(db, 'payment_attempts', attempt);
  await put(db, 'gateway_sources', charges.source);
  await put(db, 'journey_subscriptions', charges.program);
  await put(db, 'autodeliveries', charges.delivery);
}

/** Creates a day's work for the counter: orders in every state, scripts, returns, a program to review and failed charges. */
export async function seedSampleWork(
  db: Db,
  drafts: readonly Draft[],
  dependencies: DemoDependencies,
): Promise<void> {
  const users = await seedCustomers(db, dependencies);
  const { program, order, consent, slot } = await sampleProgram(users.marit, dependencies);
  const orders = [...(await sampleDayOrders(users, drafts, dependencies)), order];
  for (const one of orders) {
    await put(db, 'gateway_intents', demoIntent(one));
    await put(db, 'orders', { ...one, found_by: foundBy(one) });
    if (!one.items.some(({ eprescription_token }) => eprescription_token)) continue;
    const claim = { kind: 'escript', order_id: one._id, created_at: one.created_at };
    await put(db, 'claims', { _id: claimId('escript', SAMPLE_DAY_TOKEN), ...claim });
  }
  await put(db, 'consents', consent);
  await put(db, 'journey_subscriptions', program);
  await put(db, 'journey_consult_slots', slot);
  await seedCharges(db, drafts, users.hugo, dependencies);
}
