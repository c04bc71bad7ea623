import { randomUUID } from 'node:crypto';
import type { AskedContradiction } from '@saltbush/contract';
import type { BookingDetails, BookingDocument } from '../../../src/domains/telehealth';
import { createdPatient } from '../patients';
import type { Selling } from '../selling';
import { at, type Shopper } from '../shopper';

type Answer = Awaited<ReturnType<Shopper['run']>>;

const SCRIPT = {
  used_medication_before: 'yes',
  unwanted_sideeffects: 'no',
  review_withgp: 'yes',
  pregnant_breastfeeding_familyplanning: 'no',
};
const COVID = {
  diagnosed_using_pcr_or_rat_test: 'yes',
  symptoms_in_last_five_days: 'yes',
  pregnant_or_breastfeeding: 'no',
  experiencing_any_health_risk: 'no',
  hospitalized_due_to_covid: 'no',
  in_condition_or_treatment: 'no',
};
const CLEAR = { is_pregnant_breastfeeding: null, allergies: '', conditions: '', medication: '' };

/** The contradictions that a request was refused for. */
export const contradictionsIn = ({ errors }: Answer): AskedContradiction[] =>
  (errors?.[0]?.extensions.contradictions ?? []) as AskedContradiction[];

/** What the desk of an appointment says of contradictions. */
export const deskOf = async (doctor: Shopper, uuid: string) =>
  at(
    await doctor.send(
      'query($uuid: ID!) { staff_appointment(uuid: $uuid) { contradictions { question answer says note } } }',
      { uuid },
    ),
    'staff_appointment.contradictions',
  );

/** Requests of services that ask questions, each at a time of its own. */
export function requestsOf(shop: Selling) {
  let taken = 0;
  const nextSlot = () => {
    taken += 1;
    const at =
      Date.parse('2026-11-24T20:00:00Z') + Math.floor(taken / 7) * 86_400_000 + (taken % 7) * 7_200_000;
    return new Date(at).toISOString();
  };
  const GUEST = {
    ...{ first_name: 'Gil', last_name: 'Guest', dob: '1990-02-03', gender: 'male' },
    email: 'gil@example.com',
  };
  const request = (by: Shopper, booking_type: string, answers: object, over: object) =>
    by.run(
      'telehealth_bookings_create',
      {
        ...{
          booking_type,
          starts_at: nextSlot(),
          state: 'NSW',
          contact_method: 'phone',
          phone: '0412345678',
        },
        ...{ questionnaire: JSON.stringify(answers), accepts_terms: true, idempotency_key: randomUUID() },
        ...over,
      },
      'booking { uuid }',
    );
  const covid = (by: Shopper, answers: object = {}, over: object = {}) =>
    request(by, 'CovidAntiviral', { ...COVID, ...answers }, over);
  const medicine = async (name = 'Ramipril Capsules') =>
    String(await shop.product({ schedule: '4', name, txt_ingredients: `${name.split(' ')[0]} 5 mg` }));

  /** A customer with a patient whose record says something. */
  async function member(record: object, of?: { id: string; shopper: Shopper }) {
    const { id, shopper } = of ?? (await shop.user());
    const patient = await createdPatient(shopper, { ...CLEAR, ...record });
    const product_id = await medicine();
    const whom = { patient_uuid: patient, product_id };
    const correct = async (change: object) =>
      at(await shopper.run('patients_edit', { uuid: patient, ...change }, 'uuid'), 'patients_edit.uuid');
    const script = (by: Shopper, over: object = {}, answers: object = {}) =>
      request(by, 'OnlineScripts', { ...SCRIPT, ...answers }, { ...whom, ...over });
    const held = () => shop.collection('telehealth_bookings').find({ user_id: id }).toArray();
    return { id, shopper, patient, product_id, correct, script, held };
  }

  async function screening(uuid: string) {
    const bookings = shop.db.collection<BookingDocument>('telehealth_bookings');
    const found = await bookings.findOne({ _id: uuid });
    const details = shop.services.cipher.decrypt(found?.details ?? '', uuid);
    return (JSON.parse(details) as BookingDetails).screening;
  }
  return { GUEST, covid, member, medicine, screening };
}
