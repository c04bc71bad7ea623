import {
  ageOn,
  BOOKINGS,
  dateOfBirthError,
  emailError,
  FIELD_MESSAGES,
  freeTextError,
  GENDERS,
  hasRedFlag,
  isAtLeastAge,
  localDate,
  MAX_HEALTH_TEXT,
  normaliseEmail,
  normalisePhone,
  parseGivenAnswers,
  parseGivenList,
  personNameError,
  readChangedAnswers,
  STATE_TIME_ZONES,
  serviceRefusal,
  telehealthErrors,
  telehealthOutcome,
  telehealthPayload,
  telehealthQuestionnaire,
} from '@saltbush/contract';
import type { TelehealthBookingsCreateInput, TelehealthGuestInput } from '../../../generated/resolvers';
import { BusinessError, invalidInput, notFound } from '../../../lib/errors';
import { needsScript, readAnswers } from '../../cart';
import { catalogueIds, findProducts } from '../../catalogue';
import { findOwnPatient } from '../../patients';
import type { TelehealthContext } from '../context';
import type { BookingDetails, BookingScreening } from './documents';

type Input = TelehealthBookingsCreateInput;
type Person = Pick<BookingDetails, 'first_name' | 'last_name' | 'dob' | 'gender' | 'email'>;

const TOO_YOUNG = 'You must be at least 16 years old to book';

function readGuest(guest: TelehealthGuestInput | null | undefined, today: string): Person {
  if (!guest) throw invalidInput({ guest: FIELD_MESSAGES.guest_missing });
  const young = isAtLeastAge(guest.dob, today) ? null : TOO_YOUNG;
  const errors = {
    first_name: personNameError(guest.first_name, 'First Name'),
    last_name: personNameError(guest.last_name, 'Last Name'),
    dob: dateOfBirthError(guest.dob, today) ?? young,
    gender: GENDERS.includes(guest.gender) ? null : 'Please choose a gender',
    email: emailError(guest.email),
  };
  const found = Object.entries(errors).flatMap(([field, text]) => (text ? [[field, text] as const] : []));
  if (found.length > 0) throw invalidInput(Object.fromEntries(found));
  const { dob, gender } = guest;
  const names = { first_name: guest.first_name.trim(), last_name: guest.last_name.trim() };
  return { ...names, dob, gender, email: normaliseEmail(guest.email) };
}

/** Returns the person a booking is for: a patient of the account, or the guest. */
async function readPerson(ctx: TelehealthContext, input: Input, today: string): Promise<Person> {
  if (!ctx.user) return readGuest(input.guest, today);
  if (!input.patient_uuid) throw invalidInput({ patient_uuid: FIELD_MESSAGES.patient_missing });
  const patient = await findOwnPatient(ctx.db, ctx.user.id, input.patient_uuid);
  if (!patient) throw notFound('Patient');
  const { first_name, last_name, dob, gender } = patient;
  return { first_name, last_name, dob, gender, email: null };
}

const rejected = (input: Input) =>
  new BusinessError('ANSWERS_REJECTED', { booking_type: input.booking_type });

/** @throws {BusinessError} RED_FLAG, which says to call 000, before anything else is looked at */
function stopRedFlag({ booking_type, questionnaire: json }: Input): void {
  const questionnaire = telehealthQuestionnaire(booking_type);
  const answers = questionnaire && parseGivenAnswers(json ?? '{}');
  if (answers && hasRedFlag(questionnaire, answers)) {
    throw new BusinessError('RED_FLAG');
  }
}

/**
 * Validates the answers for services that require them (section 5).
 * @throws {BusinessError} INVALID_INPUT by question, ANSWERS_REJECTED
 */
function readQuestionnaire(input: Input): Record<string, string> | null {
  const questionnaire = telehealthQuestionnaire(input.booking_type);
  if (!questionnaire) return null;
  const answers = readAnswers(input.questionnaire ?? '{}');
  const given = { answers, acceptsTerms: input.accepts_terms === true };
  const payload = telehealthPayload(questionnaire, given);
  if (!payload) throw invalidInput(telehealthErrors(questionnaire, given));
  if (telehealthOutcome(questionnaire, given) === 'rejected') throw rejected(input);
  return payload;
}

/**
 * Checks a service's age and location limits (rule health-06), by the age on the day of the appointment.
 * @throws {BusinessError} NOT_IN_SERVICE, ANSWERS_REJECTED
 */
function checkService(input: Input, { dob }: Person): void {
  const { state, booking_type, starts_at } = input;
  const day = localDate(starts_at, STATE_TIME_ZONES[state]);
  const refusal = serviceRefusal(booking_type, { state, age: ageOn(dob, day) ?? 0 });
  if (refusal === null) return;
  if (refusal === 'rejected') throw rejected(input);
  throw new BusinessError('NOT_IN_SERVICE');
}

/** Puts down the decision with what it rests on (rule health-18). */
function screeningOf({ clock }: TelehealthContext, input: Input): BookingScreening {
  const questionnaire = telehealthQuestionnaire(input.booking_type);
  const given = parseGivenList(input.changed_answers ?? '[]');
  if (!given) throw invalidInput({ changed_answers: FIELD_MESSAGES.value_invalid });
  const changed = questionnaire ? readChangedAnswers(questionnaire, given) : [];
  const at = clock.now().toISOString();
  return { outcome: 'continue', by: 'rules', version: questionnaire?.version ?? null, changed, at };
}

/** Finds the medicine for a script request. @throws {BusinessError} INVALID_INPUT unless it is sold on prescription */
async function readMedicine(ctx: TelehealthContext, input: Input): Promise<number | null> {
  if (BOOKINGS[input.booking_type].begins !== 'prescription-search') return null;
  const [product] = await findProducts(ctx.db, catalogueIds([input.product_id ?? '']));
  if (product?.status !== 'Active' || !needsScript(product)) {
    throw invalidInput({ product_id: FIELD_MESSAGES.not_a_prescription_medicine });
  }
  return product._id;
}

/** Validates a request for a service (sections 2.21 and 5). @throws {BusinessError} as documented on the mutation */
export async function readBooking(ctx: TelehealthContext, input: Input): Promise<BookingDetails> {
  stopRedFlag(input);
  const today = localDate(ctx.clock.now(), STATE_TIME_ZONES[input.state]);
  const phone = normalisePhone(input.phone);
  if (!phone) throw invalidInput({ phone: FIELD_MESSAGES.phone_invalid });
  const notes = input.notes ?? '';
  const problem = freeTextError(notes, MAX_HEALTH_TEXT);
  if (problem) throw invalidInput({ notes: problem });
  const person = await readPerson(ctx, input, today);
  checkService(input, person);
  const answers = readQuestionnaire(input);
  const screening = screeningOf(ctx, input);
  const product_id = await readMedicine(ctx, input);
  return { ...person, phone, answers, screening, product_id, notes: notes.trim() };
}
