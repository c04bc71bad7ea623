import { randomUUID } from 'node:crypto';
import { NOTICE_DAYS, type State } from '@saltbush/contract';
import { DateTime } from 'luxon';
import type { Random } from '../../seed/lib/random';
import type { JourneyItemDocument, JourneySubscriptionDocument } from '../../src/domains/journeys/documents';
import { newSubscription } from '../../src/domains/journeys/new-subscription';
import { periodOf } from '../../src/domains/journeys/periods';
import type { PatientDocument } from '../../src/domains/patients/documents';
import { addConsent } from './consents';
import { formatMinute, HOMES, localTime, newCustomer, type Store, type Subscriber } from './people';
import { type ProgramKind, planOf, SUPPLIES } from './program-plan';

async function addPatient({ services, clock }: Store, user_id: string, state: State): Promise<string> {
  const { suburb, postcode } = HOMES[state];
  const patient: PatientDocument = {
    _id: randomUUID(),
    user_id,
    first_name: 'Pat',
    last_name: 'Ient',
    dob: '1990-05-01',
    gender: 'female',
    phone: '0412345678',
    address: '1 Fig Street',
    suburb,
    state,
    postcode,
    health: null,
    medicare: null,
    ihi: null,
    hola_medicare_last4: null,
    hola_medicare_expiry: null,
    hola_ihi_last4: null,
    created_at: clock.now(),
  };
  await services.db.collection<PatientDocument>('patients').insertOne(patient);
  return patient._id;
}

const DAY_MS = 86_400_000;

/** What makes a program's next charge due now; it was announced in time. */
export function dueNow(now: Date) {
  const notice = { period: now, at: new Date(now.getTime() - NOTICE_DAYS * DAY_MS) };
  return { next_period_at: now, charge_due_at: now, fee_paid_until: now, review_notice_at: null, notice };
}

export interface ProgramChoice {
  kind: ProgramKind;
  state: State;
  /** Local date of its first order. */
  day: string;
  productId: number;
  medicineId: number;
}

/** Stores an active program and returns what the year must bring. */
export async function addProgram(
  world: Store,
  choice: ProgramChoice,
  end: Date,
  random: Random,
): Promise<Subscriber> {
  const { kind, state, day, productId, medicineId } = choice;
  const { userId, source } = await newCustomer(world);
  const blank = newSubscription(userId, 1, world.clock.now());
  const first = localTime(day, state);
  const item = (product_id: number, repeats_left: number | null): JourneyItemDocument => ({
    id: randomUUID(),
    product_id,
    quantity: 1,
    is_prescribed: repeats_left !== null,
    repeats_left,
  });
  const period = periodOf({ at: first.toJSDate(), months: 0 }, state);
  const subscription: JourneySubscriptionDocument = {
    ...blank,
    status: 'active',
    patient_uuid: await addPatient(world, userId, state),
    started_at: world.clock.now(),
    cycle: 1,
    ...period,
    charge_due_at: period.next_period_at,
    fee_paid_until: period.next_period_at,
    items: [item(productId, null), ...(kind === 'waiting' ? [item(medicineId, SUPPLIES)] : [])],
  };
  await world.services.db
    .collection<JourneySubscriptionDocument>('journey_subscriptions')
    .insertOne(subscription);
  const subject = { subjectId: blank._id, userId };
  await addConsent(world, subject, { kind: 'program_renewal', limit: null });
  await addConsent(world, subject, { kind: 'medicine_order', limit: null });
  const enrolment = { id: blank._id, userId, source, medicineId };
  const plan = planOf(kind, enrolment, first, DateTime.fromJSDate(end), random);
  const mails = { program_review: plan.reviews.length, program_payment_declined: plan.declines };
  const expected = { charges: plan.charges.map(formatMinute), mails };
  return { id: blank._id, kind, state, productId, units: 1, actions: plan.actions, expected };
}
