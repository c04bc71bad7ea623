import { buildSchema, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { readSchemaText } from '../../server/graphql/schema-text';
import { HEALTH_TYPES } from './health-fields';

/** Names that sound like health data. */
const SUSPECT = /Patient|Health|Telehealth|Questionnaire|Diary|Escript|Medicare/;
/** What they hold is on offer to everybody, says only who somebody is, or holds such a type itself. */
const HARMLESS = [
  'CartSetItemPatientPayload',
  'CartSetItemPatientQuestionnairePayload',
  'CartSetQuestionnairePassedPayload',
  'EscriptValidation',
  'FoodDiaryMeal',
  'FoodDiaryPayload',
  'FoodDiaryTargetPayload',
  'PatientName',
  'PatientPage',
  'PatientsDeletePayload',
  'TelehealthBookingPage',
  'TelehealthBookingsCancelPayload',
  'TelehealthBookingsConfirmPayload',
  'TelehealthBookingsCreatePayload',
  'TelehealthDay',
  'TelehealthSection',
  'TelehealthService',
  'TelehealthSlot',
  'TelehealthStep',
];

it('every type that may hold health data is known to the log, or known to be harmless', () => {
  const types = Object.values(buildSchema(readSchemaText()).getTypeMap()).filter(isObjectType);
  const unknown = types
    .map(({ name }) => name)
    .filter((name) => SUSPECT.test(name) && !HEALTH_TYPES.has(name) && !HARMLESS.includes(name));
  expect(unknown).toEqual([]);
});
