import { describe, expect, it } from 'vitest';
import { CARE_MESSAGE_MISSING, careMessageError, isMessageId, MAX_CARE_MESSAGE } from './care-messages';
import { checkInOutcome, SYMPTOM_NAMES, SYMPTOMS, type Symptom, symptomsInOrder } from './check-ins';

const withOutcome = (outcome: string) => SYMPTOM_NAMES.filter((name) => SYMPTOMS[name].outcome === outcome);
const EMERGENCY = withOutcome('emergency');
const PRACTITIONER = withOutcome('practitioner');
const NOTED = withOutcome('noted');

/** Every choice of at most three of the symptoms. */
function* choices(): Generator<Symptom[]> {
  yield [];
  for (const one of SYMPTOM_NAMES) {
    yield [one];
    for (const two of SYMPTOM_NAMES) for (const three of SYMPTOM_NAMES) yield [one, two, three];
  }
}

describe('a check-in of side effects [health-26]', () => {
  it('goes by the gravest symptom, whatever else is ticked', () => {
    for (const symptoms of choices()) {
      const has = (names: readonly Symptom[]) => symptoms.some((name) => names.includes(name));
      const expected = has(EMERGENCY) ? 'emergency' : has(PRACTITIONER) ? 'practitioner' : 'noted';
      expect(checkInOutcome(symptoms, false), symptoms.join()).toBe(expected);
      const hard = expected === 'noted' && has(NOTED) ? 'practitioner' : expected;
      expect(checkInOutcome(symptoms, true), symptoms.join()).toBe(hard);
    }
  });

  it('names emergencies first, and knows each kind', () => {
    const outcomes = SYMPTOM_NAMES.map((name) => SYMPTOMS[name].outcome);
    expect(outcomes).toEqual([
      ...EMERGENCY.map(() => 'emergency'),
      ...PRACTITIONER.map(() => 'practitioner'),
      ...NOTED.map(() => 'noted'),
    ]);
    expect(EMERGENCY).toEqual(['breathing', 'chest_pain', 'severe_belly_pain', 'self_harm']);
    expect(symptomsInOrder(['nausea', 'rash', 'nausea', 'breathing'])).toEqual([
      'breathing',
      'rash',
      'nausea',
    ]);
  });
});

describe('a message to the care team [health-25]', () => {
  it.each([
    ['', true, CARE_MESSAGE_MISSING],
    [' \n ', true, CARE_MESSAGE_MISSING],
    [' \n ', false, null],
    ['Hello', true, null],
    ['x'.repeat(MAX_CARE_MESSAGE), true, null],
    [` ${'x'.repeat(MAX_CARE_MESSAGE)}\n`, true, null],
    ['x'.repeat(MAX_CARE_MESSAGE + 1), true, 'Please write at most 2,000 characters'],
    ['x'.repeat(MAX_CARE_MESSAGE + 1), false, 'Please write at most 2,000 characters'],
  ])('%j, required: %s', (text, isRequired, error) => {
    expect(careMessageError(text, { isRequired })).toBe(error);
  });

  it.each([
    ['6f1ad9b2-5c1e-4c8e-9a55-0f5b5a3c1d2e', true],
    ['6F1AD9B2-5C1E-4C8E-9A55-0F5B5A3C1D2E', false],
    ['6f1ad9b2-5c1e-4c8e-9a55-0f5b5a3c1d2', false],
    ['x/6f1ad9b2-5c1e-4c8e-9a55-0f5b5a3c1d2e', false],
    ['', false],
  ])('the id %j is taken: %s', (id, isTaken) => {
    expect(isMessageId(id)).toBe(isTaken);
  });
});
