import type { Db } from 'mongodb';
import type { CustomerDocument } from '../../src/domains/accounts';
import type { AutoDeliveryDocument } from '../../src/domains/autodelivery';
import type { ConsentDocument } from '../../src/domains/consents';
import type { JourneySubscriptionDocument } from '../../src/domains/journeys';
import type { PatientDocument } from '../../src/domains/patients';
import type { Buyer } from './sample-customers';

const BATCH = 2000;
const DAY_MS = 86_400_000;
/** Every how many programs or AutoDeliveries the charge of one was declined. */
const DECLINED = 25;

interface Owned {
  programs: JourneySubscriptionDocument[];
  patients: PatientDocument[];
  deliveries: AutoDeliveryDocument[];
  consents: ConsentDocument[];
}

const uuid = (kind: number, at: number) => `${kind}5555555-0000-4000-8000-${String(at).padStart(12, '0')}`;

async function templates(db: Db) {
  const customer = await db.collection<CustomerDocument>('customers').findOne({ edr_linked: true });
  const user_id = String(customer?._id);
  const [program, delivery] = await Promise.all([
    db.collection<JourneySubscriptionDocument>('journey_subscriptions').findOne({ user_id }),
    db.collection<AutoDeliveryDocument>('autodeliveries').findOne({ user_id }),
  ]);
  const patient = await db
    .collection<PatientDocument>('patients')
    .findOne({ _id: String(program?.patient_uuid) });
  const consents = await db.collection<ConsentDocument>('consents').find({ user_id }).toArray();
  if (!program || !delivery || !patient) throw new Error('The sample shop has no charges');
  return { program, delivery, patient, consents };
}

type Templates = Awaited<ReturnType<typeof templates>>;

/** What a customer of a number has: a program and an AutoDelivery, due on a day of the next month. */
function ownedBy({ _id: user_id }: Buyer, at: number, like: Templates, now: number): Owned {
  const due = new Date(now + (at % 30) * DAY_MS + 60_000);
  const past = new Date(due.getTime() - 31 * DAY_MS);
  const [program_id, patient_uuid, delivery_id] = [uuid(1, at), uuid(2, at), uuid(3, at)];
  const isDeclined = at % DECLINED === 0;
  const program = {
    ...{ ...like.program, _id: program_id, user_id, patient_uuid, open_key: program_id },
    ...{ next_period_at: isDeclined ? past : due, charge_due_at: null, declines: isDeclined ? 4 : 0 },
    status: isDeclined ? ('PaymentDeclinedForRenewal' as const) : ('active' as const),
  };
  const delivery = {
    ...{ ...like.delivery, _id: delivery_id, user_id, charge_date: due, next_step_at: due },
    ...(isDeclined && { milestone: 'charge' as const, status: 'paused' as const, lockin_date: past }),
    charge_failures: isDeclined ? 4 : 0,
  };
  const consents = like.consents.map((consent) => {
    const subject_id = consent.kind === 'autodelivery' ? delivery_id : program_id;
    const open_key = `${consent.kind}:${subject_id}`;
    return { ...consent, _id: `${consent.kind}-${at}`, user_id, subject_id, open_key };
  });
  const patient = { ...like.patient, _id: patient_uuid, user_id, person_key: patient_uuid };
  return { programs: [program], patients: [patient], deliveries: [delivery], consents };
}

/** Gives some customers a program and an AutoDelivery each. */
export async function fillCharges(db: Db, buyers: readonly Buyer[], now: Date): Promise<void> {
  const like = await templates(db);
  for (let from = 0; from < buyers.length; from += BATCH) {
    const owned = buyers
      .slice(from, from + BATCH)
      .map((buyer, at) => ownedBy(buyer, from + at, like, now.getTime()));
    await db
      .collection('journey_subscriptions')
      .insertMany(owned.flatMap(({ programs }) => programs) as never);
    await db.collection('patients').insertMany(owned.flatMap(({ patients }) => patients) as never);
    await db.collection('autodeliveries').insertMany(owned.flatMap(({ deliveries }) => deliveries) as never);
    await db.collection('consents').insertMany(owned.flatMap(({ consents }) => consents) as never);
  }
}
