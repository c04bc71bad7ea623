import { consultOffset } from '@saltbush/contract';
import { send } from '../buyer/send';
import { tokenise } from '../buyer/tokenise';
import { addRecord, freeTime, mutate, type Patient } from './patient';

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
const CONSENT = 'query JourneySubscriptions { journey_subscriptions { id consent } }';

/** Joins the program with a paid first month, so that it waits for its review; returns the subscription's id. */
export async function joinProgram(patient: Patient): Promise<string> {
  const step = (name: string, input: object) =>
    mutate<{ subscription: { id: string } }>(
      patient,
      `journey_subscriptions_${name}`,
      input,
      'subscription { id }',
    );
  const patient_uuid = await addRecord(patient);
  const card = { stripe_source_id: await tokenise(patient.origin) };
  await mutate(patient, 'payment_methods_add', card, 'payment_methods { last4 }');
  const { id: subscription_id } = (await step('create', { journey_id: '1' })).subscription;
  await step('set_patient', { subscription_id, patient_uuid });
  const { starts_at: datetime } = await freeTime(patient);
  const time = { subscription_id, datetime, gmt_offset: consultOffset(datetime, 'NSW') };
  await step('submit', { ...time, questionnaire: JSON.stringify(ELIGIBLE) });
  const { origin, token } = patient;
  const { journey_subscriptions } = await send<{ journey_subscriptions: { consent: string[] }[] }>(
    origin,
    CONSENT,
    {},
    { token },
  );
  await step('charge', { ...time, consent: journey_subscriptions[0]?.consent.join(' ') });
  return subscription_id;
}
