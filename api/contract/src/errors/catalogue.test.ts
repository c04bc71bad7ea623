import { describe, expect, it } from 'vitest';
import { MEDICARE_BOOKING_FAILED, MEDICARE_INVALID } from '../patients/medicare-booking';
import { ERROR_CATALOGUE, type ErrorCode, errorText } from './catalogue';
import {
  ANSWER_TO_PURCHASE,
  NO_CACHED_RESPONSE,
  SOMETHING_WENT_WRONG,
  TRY_AGAIN,
  UPDATE_FAILED,
  VIEWS_DELETE_FAILED,
} from './messages';

/** Every wording of section 8 and its place in the catalogue. */
const SECTION_8: [string, string][] = [
  ['Something went wrong please try again', UPDATE_FAILED],
  ['Something went wrong please try again', errorText('CONFLICT')],
  ['Something went wrong please try again', errorText('CART_BUSY')],
  ['Something went wrong. Please try again.', TRY_AGAIN],
  ['Something went wrong', SOMETHING_WENT_WRONG],
  ['Something went wrong', errorText('INTERNAL', {})],
  ['Something went wrong', errorText('HTTP')],
  ['Missing journeySubscriptionId', errorText('SUBSCRIPTION_ID_MISSING')],
  ['Cart UUID is missing', errorText('CART_UUID_MISSING')],
  ['Cart token is missing', errorText('CART_TOKEN_MISSING')],
  ['Please answer the following to purchase.', ANSWER_TO_PURCHASE],
  ['Please answer the following to purchase.', errorText('PRESCRIPTION_REQUIRED', { reason: 'unanswered' })],
  ['Please answer the following to purchase.', errorText('PATIENT_REQUIRED', { reason: 'unanswered' })],
  ['Please answer the following to purchase.', errorText('QUESTIONNAIRE_REQUIRED')],
  ['Please select an existing AutoDelivery', errorText('AUTODELIVERY_NOT_CHOSEN', { reason: 'not_chosen' })],
  [
    "You have no existing AutoDeliveries. Please select 'Create New' and add the item to your cart to create a new AutoDelivery",
    errorText('AUTODELIVERY_NOT_CHOSEN', { reason: 'none' }),
  ],
  ['The patient must be at least 18 years of age or older.', errorText('PATIENT_TOO_YOUNG')],
  ['The Medicare details provided are invalid. Please enter valid Medicare details.', MEDICARE_INVALID],
  ['Error in booking medicare', MEDICARE_BOOKING_FAILED],
  ['Error deleting product for logged in user from recently viewed', VIEWS_DELETE_FAILED],
  ['No cached response available', NO_CACHED_RESPONSE],
  [
    'The appointment time must be at least 30 minutes from now.',
    errorText('SLOT_UNAVAILABLE', { reason: 'too_soon' }),
  ],
  [
    'The selected slot is unavailable. Please choose another time slot',
    errorText('SLOT_UNAVAILABLE', { reason: 'unavailable' }),
  ],
  [
    'Sorry, the selected slot has been booked or no slots available. Please select a new time slot. Thanks',
    errorText('SLOT_UNAVAILABLE', { reason: 'booked' }),
  ],
  ['Physician not available at this schedule.', errorText('SLOT_UNAVAILABLE', { reason: 'no_physician' })],
];

describe('the error catalogue', () => {
  it.each(SECTION_8)(
    'has "%s" of section 8 [8-01 8-02 8-03 8-04 8-05 8-06 8-07 8-08 8-09 8-12]',
    (wording, own) => {
      expect(own).toBe(wording);
    },
  );

  it('groups all slot errors of section 8 under one code, so that each prompts for another slot [8-16]', () => {
    expect(Object.keys(ERROR_CATALOGUE).filter((code) => code.startsWith('SLOT'))).toEqual([
      'SLOT_UNAVAILABLE',
    ]);
  });

  it('has upper-case codes, each with a sentence or a function that builds one', () => {
    for (const [code, wording] of Object.entries(ERROR_CATALOGUE)) {
      expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
      if (typeof wording === 'string') expect(wording).toMatch(/^[A-Z].*[a-z0-9.]$/);
      else expect(wording).toBeTypeOf('function');
    }
  });

  it.each<[ErrorCode, string]>([
    ['TOO_MANY_ADDRESSES', 'You can keep at most 20 addresses.'],
    ['TOO_MANY_PATIENTS', 'You can add at most 20 patients.'],
    ['TOO_MANY_ENTRIES', 'A day holds at most 20 entries.'],
  ])('builds the wording of %s from its details', (code, wording) => {
    const make = ERROR_CATALOGUE[code] as (details: { max: number }) => string;
    expect(make({ max: 20 })).toBe(wording);
  });

  it('words invalid input by its first invalid field', () => {
    const fields = {
      email: undefined,
      phone: 'Please enter a phone number',
      suburb: 'Please enter a suburb',
    };
    expect(errorText('INVALID_INPUT', { fields })).toBe('Please enter a phone number');
    expect(errorText('INVALID_INPUT', { fields: {} })).toBe('Please check your details');
  });

  it('uses the wording of a line error for the cart', () => {
    const line = {
      code: 'out_of_stock',
      message: 'This product is out of stock. Please remove it.',
    } as const;
    expect(errorText('OUT_OF_STOCK')).toBe('Out of stock');
    expect(errorText('OUT_OF_STOCK', { line })).toBe(line.message);
    expect(errorText('CART_ITEM_ERRORS', { items: [{ item_id: '1', ...line }] })).toBe(line.message);
    expect(errorText('INVALID_OFFER', { reason: 'min_spend', missing: 1250 })).toBe(
      'Spend $12.50 more on items of this offer to use it.',
    );
  });
});
