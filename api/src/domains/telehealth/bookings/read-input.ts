import {
  ageOn,
  BOOKINGS,
  FIELD_MESSAGES,
  freeTextError,
  hasRedFlag,
  localDate,
  MAX_HEALTH_TEXT,
  normalisePhone,
  parseGivenAnswers,
  parseGivenList,
  readChangedAnswers,
  STATE_TIME_ZONES,
  serviceRefusal,
  telehealthErrors,
  telehealthOutcome,
  telehealthPayload,
  telehealthQuestionnaire,
} from '@saltbush/contract';
import type { TelehealthBookingsCreateInput } from '../../../generated/resolvers';
import { BusinessError, invalidInput } from '../../../lib/errors';
import { needsScript, readAnswers } from '../../cart';
import { catalogueIds, findProducts } from '../../catalogue';
import type { TelehealthContext } from '../context';
import { compare } from '../contradictions/compare';
import type { Own } from '../contradictions/earlier-tries';
import { clearUp } from '../contradictions/judge';
import type { BookingDetails, BookingScreening } from './documents';
import { type Person, readWhom } from './read-whom';

type Input = TelehealthBookingsCreateInput;

const rejected = ({ booking_type }: Pick<Input, 'booking_type'>) =>
  new BusinessError('ANSWERS_REJECTED', { booking_type });

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

/** The age on the day of the appointment. */
const appointmentAge = ({ dob }: Person, { starts_at, state }: Input): number =>
  ageOn(dob, localDate(starts_at, STATE_TIME_ZONES[state])) ?? 0;

/**
 * Checks a service's age and location limits (rule health-06), by the age on the day of the appointment.
 * @throws {BusinessError} NOT_IN_SERVICE, ANSWERS_REJECTED
 */
export function checkService(
  { booking_type, state }: Pick<Input, 'booking_type' | 'state'>,
  age: number,
): void {
  const refusal = serviceRefusal(booking_type, { state, age });
  if (refusal === null) return;
  if (refusal === 'rejected') throw rejected({ booking_type });
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
export async function readBooking(ctx: TelehealthContext, input: Input, own: Own): Promise<BookingDetails> {
  stopRedFlag(input);
  const today = localDate(ctx.clock.now(), STATE_TIME_ZONES[input.state]);
  const phone = normalisePhone(input.phone);
  if (!phone) throw invalidInput({ phone: FIELD_MESSAGES.phone_invalid });
  const notes = input.notes ?? '';
  const problem = freeTextError(notes, MAX_HEALTH_TEXT);
  if (problem) throw invalidInput({ notes: problem });
  const { person, patient } = await readWhom(ctx, input, today);
  const age = appointmentAge(person, input);
  checkService(input, age);
  const answers = readQuestionnaire(input);
  const screening = screeningOf(ctx, input);
  const product_id = await readMedicine(ctx, input);
  const { booking_type } = input;
  const { first_name } = person;
  const { changed } = screening;
  const asked = { booking_type, answers, product_id, changed, first_name, age };
  const found = await compare(ctx, { ...asked, patient, own });
  const compared = await clearUp(ctx, input, { found, own });
  return {
    ...person,
    phone,
    answers,
    screening: { ...screening, compared },
    product_id,
    notes: notes.trim(),
  };
}
