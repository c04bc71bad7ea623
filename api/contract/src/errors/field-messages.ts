import { paymentNoun } from '../payments/payment-methods';
import { dayWords, type SupplyLimits, supplyLimitWords } from '../prescriptions/supply-limits';
import { MAX_PLACES } from '../telehealth/places';

// Messages that forms show too are separate constants, so that a page bundles only those it imports.
export const DAY_MISSING = 'Please choose a day';
export const NAME_MISSING = 'Please enter a name';
export const PATIENT_MISSING = 'Please choose a patient';
export const PASSWORD_MISSING = 'Please enter your password';
export const NOTHING_CORRECTED = 'Please change the day or the repeats';
export const PASSWORD_WRONG = 'This is not your present password';
export const EMAIL_UNCHANGED = 'This is your address already';
export const PHONE_INVALID = 'Please enter a valid Australian phone number';
export const POSTCODE_MALFORMED = 'Please enter a 4-digit postcode';
export const PRESCRIPTION_MEDICINE_MISSING = 'Please choose a prescription medicine';
export const PLACES_INVALID = `Please enter from 0 to ${MAX_PLACES} places`;
export const PERIOD_BACKWARDS = 'The period ends before it begins';
export const REASON_MISSING = 'Please choose a reason';

/**
 * What the api says of a field. Wordings of section 5 come from the validation rules, which forms share. For the
 * server: a browser imports the constants above.
 */
export const FIELD_MESSAGES = {
  value_invalid: 'This value is not valid',
  not_on_autodelivery: 'This product is not available on AutoDelivery',
  frequency_missing: 'Please choose how often',
  name_missing: NAME_MISSING,
  country_not_served: 'We deliver within Australia only',
  postcode_malformed: POSTCODE_MALFORMED,
  phone_invalid: PHONE_INVALID,
  no_questionnaire: 'This product has no questionnaire',
  unit_unknown: 'This food cannot be measured in that unit. Please choose another',
  portion_unknown: 'Please choose one of the portions',
  time_zone_unknown: 'Please check the time zone of your device',
  pause_months: 'Please choose 1, 2 or 3 months',
  pregnancy_options_missing: 'Please reload this page, then answer the question about pregnancy again',
  reason_missing: REASON_MISSING,
  nothing_corrected: NOTHING_CORRECTED,
  issued_day_fixed: 'This script was issued here on that day, which stays',
  over_prescribed: 'That is more than is left of what was prescribed',
  not_a_program_medicine: 'Please choose prescription medicines of the program',
  lesson_locking: 'A lesson can’t be locked again',
  progress_out_of_range: 'Progress goes from 0 to 100',
  password_missing: PASSWORD_MISSING,
  password_wrong: PASSWORD_WRONG,
  email_unchanged: EMAIL_UNCHANGED,
  password_common: 'This password is easy to guess. Please choose another one.',
  order_key_invalid: 'Please review your order again.',
  code_wrong: 'This code is not right, or it has been used already',
  carrier_missing: 'Please enter the carrier',
  tracking_number_missing: 'Please enter the tracking number',
  customer_search_missing: 'Please give an e-mail, a name, an order reference or a phone number',
  order_search_missing: 'Search by one of e-mail, name, phone, product or tracking number',
  audit_what_unknown: 'Please choose a kind or an operation of the list',
  list_place_invalid: 'Please begin at the start of the list',
  units_received_invalid: 'Please enter from 1 to 100,000 units',
  units_counted_invalid: 'Please enter from 0 to 100,000 units',
  service_without_stock: 'A service has no stock',
  shelf_unknown: 'Please choose a pharmacy',
  price_day_invalid: 'Please choose a day after today and within a year',
  not_in_return: 'Please choose which items of the return to refund',
  request_key_invalid: 'Please begin your request again',
  guest_missing: 'Please tell us who the patient is',
  patient_missing: PATIENT_MISSING,
  in_a_program: 'A program of this patient prescribes it already. Please prescribe it there',
  not_a_prescription_medicine: PRESCRIPTION_MEDICINE_MISSING,
  day_invalid: DAY_MISSING,
  places_invalid: PLACES_INVALID,
  times_invalid: 'Please choose times of consultations that are still to come',
  search_missing: 'Please enter what a shopper would type',
  search_long: 'Please enter at most 100 characters',
  period_backwards: PERIOD_BACKWARDS,
} as const;

/** @returns the message for a payment without a source. */
export const paymentMissing = (): string => `Please enter your ${paymentNoun('now')} details.`;

/** @param name of the medicine. @returns the message for more of it than may be prescribed. */
export const overSupplyLimits = (name: string, limits: SupplyLimits): string =>
  `${name} can be prescribed as ${supplyLimitWords(limits)}`;

/** A script of a medicine on file, with supplies left. */
interface StandingScript {
  /** Who issued it, or put it on file; empty for a former colleague. */
  staff_name: string;
  isIssued: boolean;
  /** ISO date on which they did. */
  on: string;
  left: number;
}

/** @returns the message for a medicine of which its patient has a script on file already. */
export function scriptStands({ staff_name, isIssued, on, left }: StandingScript): string {
  const did = isIssued ? 'issued a script of it' : 'put a script of it on file';
  const supplies = left === 1 ? '1 supply' : `${left} supplies`;
  const first = isIssued ? 'withdraw it first, or ask our pharmacists' : 'ask our pharmacists';
  return `${staff_name || 'A former colleague'} ${did} on ${dayWords(on)}, with ${supplies} left. Please ${first} to take it off file`;
}

/** @param label the method's label. @returns the message for a method that cannot be charged again. */
export const paymentNotReusable = (label: string): string =>
  `${label} can’t be charged again later. Please choose another payment method.`;

/** @param letters the fewest letters of a search by name. */
export const nameTooShort = (letters: number): string => `Please enter at least ${letters} letters`;

/** @param days the most days of a report. */
export const periodTooLong = (days: number): string => `The period is longer than ${days} days`;

/** @param path where in an operation's variables a value does not fit its type, such as `input.quantity`. */
export const valueInvalidAt = (path: string): string =>
  `The value of ${path} is missing or not valid. Please check it.`;
