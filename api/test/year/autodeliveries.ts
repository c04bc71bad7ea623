import { randomUUID } from 'node:crypto';
import type { Frequency, State } from '@saltbush/contract';
import { DateTime } from 'luxon';
import type { Random } from '../../seed/lib/random';
import { cycleDates } from '../../src/domains/autodelivery/dates';
import type { AutoDeliveryDocument } from '../../src/domains/autodelivery/documents';
import { type AutoDeliveryKind, type Enrolment, expectedOf, planOf } from './autodelivery-plan';
import { addConsent } from './consents';
import { HOMES, localTime, newCustomer, type Store, type Subscriber } from './people';

function documentOf(
  { id, userId, source }: Enrolment,
  first: DateTime,
  frequency: Frequency,
  state: State,
  productId: number,
) {
  const dates = cycleDates(first.toJSDate(), frequency, state);
  const { suburb, postcode } = HOMES[state];
  const item = {
    id: randomUUID(),
    product_id: productId,
    quantity: 2,
    one_off: false,
    price_type: 'default',
  };
  const document: AutoDeliveryDocument = {
    _id: id,
    user_id: userId,
    name: 'Every now and then',
    frequency,
    status: 'active',
    last_payment_status: 'succeeded',
    milestone: 'notify',
    next_step_at: dates.notify_date,
    cycle: 1,
    charge_failures: 0,
    ...dates,
    stripe_source_id: source,
    items: [{ ...item, patient_uuid: null, script_type: null, eprescription_token: null }],
    shipping_first_name: 'Una',
    shipping_last_name: 'User',
    shipping_email: `${userId}@example.com`,
    shipping_phone: '0412 345 678',
    shipping_address_1: '1 Fig Street',
    shipping_address_2: '',
    shipping_suburb: suburb,
    shipping_state: state,
    shipping_postcode: postcode,
    shipping_country: 'AU',
    delivery_instructions: null,
    authority_to_leave: false,
    version: 0,
    created_at: first.toJSDate(),
  };
  return document;
}

export interface AutoDeliveryChoice {
  kind: AutoDeliveryKind;
  state: State;
  frequency: Frequency;
  /** Local date of the order that started it. */
  day: string;
  productId: number;
}

/** Stores an AutoDelivery and returns what the year must bring. */
export async function addAutoDelivery(
  world: Store,
  { kind, state, frequency, day, productId }: AutoDeliveryChoice,
  end: Date,
  random: Random,
): Promise<Subscriber> {
  const enrolment = { id: randomUUID(), ...(await newCustomer(world)) };
  const first = localTime(day, state);
  const document = documentOf(enrolment, first, frequency, state, productId);
  await world.services.db.collection<AutoDeliveryDocument>('autodeliveries').insertOne(document);
  const consent = { kind: 'autodelivery', limit: null } as const;
  await addConsent(world, { subjectId: enrolment.id, userId: enrolment.userId }, consent);
  const until = DateTime.fromJSDate(end);
  const plan = planOf(kind, enrolment, first, Number.parseInt(frequency, 10), until, random);
  const expected = expectedOf(plan, until);
  return { id: enrolment.id, kind, state, productId, units: 2, actions: plan.actions, expected };
}
