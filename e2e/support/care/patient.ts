import { randomUUID } from 'node:crypto';
import { send } from '../buyer/send';
import { tokenise } from '../buyer/tokenise';

/** A signed-in customer of a shop. */
export interface Patient {
  origin: string;
  token: string;
}

const PERSON = {
  first_name: 'Wren',
  last_name: 'Alone',
  dob: '1988-04-09',
  gender: 'female',
  phone: '0412345678',
  address: '1 Fig Street',
  suburb: 'SURRY HILLS',
  state: 'NSW',
  postcode: '2010',
  has_medicare: true,
  medicare_number: '6951449601',
  medicare_reference: '1',
  medicare_expiry: '2040-01',
};

/** Sends a mutation with an input, and returns its result. */
export async function mutate<Result>(
  { origin, token }: Patient,
  field: string,
  input: object,
  fields: string,
): Promise<Result> {
  const type = field.replace(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
  const query = `mutation ${type}($input: ${type}Input!) { result: ${field}(input: $input) { ${fields} } }`;
  return (await send<{ result: Result }>(origin, query, { input }, { token })).result;
}

/** Adds the customer's own record, or one that differs in some fields; an equal one is the same record. */
export const addRecord = async (
  patient: Patient,
  changes: Partial<typeof PERSON & { is_pregnant_breastfeeding: boolean }> = {},
): Promise<string> =>
  (await mutate<{ uuid: string }>(patient, 'patients_create', { ...PERSON, ...changes }, 'uuid')).uuid;

const SLOTS = `query TelehealthSlots { telehealth_slots(booking_type: ShortConsult, state: NSW) {
  date slots { starts_at is_available message } } }`;

interface Day {
  date: string;
  slots: { starts_at: string; is_available: boolean; message: string | null }[];
}

/** Returns what is offered in New South Wales, today first. */
export const offeredDays = async ({ origin }: Pick<Patient, 'origin'>): Promise<Day[]> =>
  (await send<{ telehealth_slots: Day[] }>(origin, SLOTS)).telehealth_slots;

/** Returns a free time some days ahead, with its date in Sydney. */
export async function freeTime(patient: Pick<Patient, 'origin'>, daysAhead = 2) {
  const day = (await offeredDays(patient))[daysAhead];
  const slot = day?.slots.find(({ is_available }) => is_available);
  if (!day || !slot) throw new Error('No time is free');
  return { date: day.date, starts_at: slot.starts_at };
}

/** Returns the free times from the day after tomorrow on. */
export async function freeTimes(patient: Pick<Patient, 'origin'>): Promise<string[]> {
  const slots = (await offeredDays(patient)).slice(2).flatMap((day) => day.slots);
  return slots.filter(({ is_available }) => is_available).map(({ starts_at }) => starts_at);
}

/** Books and pays a short consult; returns its date in Sydney. */
export async function bookConsult(patient: Patient, daysAhead?: number): Promise<string> {
  const { date, starts_at } = await freeTime(patient, daysAhead);
  const request = {
    booking_type: 'ShortConsult',
    starts_at,
    state: 'NSW',
    patient_uuid: await addRecord(patient),
    contact_method: 'phone',
    phone: PERSON.phone,
    notes: 'A cough since Monday',
    accepts_terms: true,
    idempotency_key: randomUUID(),
  };
  const { booking } = await mutate<{ booking: { uuid: string } }>(
    patient,
    'telehealth_bookings_create',
    request,
    'booking { uuid }',
  );
  const paid = { uuid: booking.uuid, stripe_source_id: await tokenise(patient.origin) };
  await mutate(patient, 'telehealth_bookings_confirm', paid, 'booking { status }');
  return date;
}

/** Returns the customer's consultations, the latest first. */
export async function bookingsOf({ origin, token }: Patient) {
  const query = 'query TelehealthBookings { telehealth_bookings { data { uuid status } } }';
  const { telehealth_bookings } = await send<{
    telehealth_bookings: { data: { uuid: string; status: string }[] };
  }>(origin, query, {}, { token });
  return telehealth_bookings.data;
}
