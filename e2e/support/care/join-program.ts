import { consultOffset } from '@saltbush/contract';
import { RefusedRequest, send } from '../buyer/send';
import { tokenise } from '../buyer/tokenise';
import { addRecord, freeTimes, mutate, type Patient } from './patient';

/** Answers that qualify for the program: a BMI of 30.86. */
const ELIGIBLE = {
  'above-eighteen': 'yes',
  'pregnant-breastfeeding': 'no',
  height: '180cm',
  weight: '100kg',
  'diagnosed-medication': 'no',
  'taking-weightloss-medication': 'no',
  bmi: 30.86,
};
const ANSWERED = { questionnaire: JSON.stringify(ELIGIBLE), pregnancy_options: ['none-apply'] };
const CONSENT = 'query JourneySubscriptions { journey_subscriptions { id consent } }';

const step = (patient: Patient, name: string, input: object) =>
  mutate<{ subscription: { id: string } }>(
    patient,
    `journey_subscriptions_${name}`,
    input,
    'subscription { id }',
  );

async function readConsent({ origin, token }: Patient): Promise<string> {
  const { journey_subscriptions } = await send<{ journey_subscriptions: { consent: string[] }[] }>(
    origin,
    CONSENT,
    {},
    { token },
  );
  return journey_subscriptions[0]?.consent.join(' ') ?? '';
}

/** Pays for the first month and books the first consult; a time that other tests have filled leads to the next. */
async function chargeAt(patient: Patient, subscription_id: string, times: readonly string[]): Promise<void> {
  const [datetime, ...later] = times;
  if (!datetime) throw new Error('No time is free');
  const time = { subscription_id, datetime, gmt_offset: consultOffset(datetime, 'NSW') };
  await step(patient, 'submit', { ...time, ...ANSWERED });
  try {
    await step(patient, 'charge', { ...time, consent: await readConsent(patient) });
  } catch (error) {
    if (!(error instanceof RefusedRequest && error.code === 'SLOT_UNAVAILABLE')) throw error;
    await chargeAt(patient, subscription_id, later);
  }
}

/** Joins the program with a paid first month, so that it waits for its review; returns the subscription's id. */
export async function joinProgram(patient: Patient): Promise<string> {
  const patient_uuid = await addRecord(patient);
  const card = { stripe_source_id: await tokenise(patient.origin) };
  await mutate(patient, 'payment_methods_add', card, 'payment_methods { last4 }');
  const { id: subscription_id } = (await step(patient, 'create', { journey_id: '1' })).subscription;
  await step(patient, 'set_patient', { subscription_id, patient_uuid });
  await chargeAt(patient, subscription_id, await freeTimes(patient));
  return subscription_id;
}
