import { buildSchema, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { readSchemaText } from '../../server/graphql/schema-text';
import { isHealth, isSealedFromActing } from './health-types';

/** Names that suggest health data. */
const SUSPECT = /Patient|Health|Telehealth|Questionnaire|Diary|Escript|Medicare|Measurement|Message|CheckIn/;
/** Harmless: public data, identity only, or a wrapper around such a type. */
const HARMLESS = [
  'CartSetItemPatientPayload',
  'CartSetItemPatientQuestionnairePayload',
  'CartSetQuestionnairePassedPayload',
  'EscriptValidation',
  'FoodDiaryMeal',
  'FoodDiaryPayload',
  'FoodDiaryPicksPayload',
  'FoodDiaryTargetPayload',
  'HealthDraftDeletePayload',
  'HealthDraftSavePayload',
  'JourneyMeasurementLog',
  'JourneyMeasurementsPayload',
  'PatientName',
  'PatientPage',
  'PatientsDeletePayload',
  'TelehealthBookingPage',
  'TelehealthBookingsCancelPayload',
  'TelehealthBookingsConfirmPayload',
  'TelehealthBookingsCreatePayload',
  'TelehealthBookingsMovePayload',
  'TelehealthDay',
  'TelehealthSection',
  'TelehealthService',
  'TelehealthSlot',
  'TelehealthStep',
];

it('every type that may contain health data is listed for the log or listed as harmless', () => {
  const types = Object.values(buildSchema(readSchemaText()).getTypeMap()).filter(isObjectType);
  const unknown = types
    .map(({ name }) => name)
    .filter((name) => SUSPECT.test(name) && !isHealth(name, 'anything') && !HARMLESS.includes(name));
  expect(unknown).toEqual([]);
});

it.each([
  ['Patient', 'allergies', true],
  ['Patient', 'a_new_field', true],
  ['Patient', 'hola_medicare_last4', true],
  ['Patient', 'phone', false],
  ['Patient', 'first_name', false],
  ['TelehealthBooking', 'starts_at', false],
  ['JourneyMessage', 'text', true],
  ['Product', 'name', false],
])('staff who act as a customer: %s.%s is sealed from them: %s', (type, field, isSealed) => {
  expect(isSealedFromActing(type, field)).toBe(isSealed);
});
