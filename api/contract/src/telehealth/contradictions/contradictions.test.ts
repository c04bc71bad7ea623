import { describe, expect, it } from 'vitest';
import type { ProgramRecord } from '../../journeys/record-rules';
import type { BookingType } from '../booking-types';
import { type Compared, contradictionsOf, type EarlierTry } from './contradictions';

const TODAY = '2026-11-24';
const CLEAR: ProgramRecord = {
  is_pregnant_breastfeeding: null,
  allergies: '',
  conditions: '',
  medication: '',
};
const MEDICINE = {
  product_id: 7,
  names: ['lorimer atorvastatin', 'atorvastatin'],
  text: 'Lorimer Atorvastatin 20mg atorvastatin (as calcium)',
};
const compared = (booking_type: BookingType, over: Partial<Compared> = {}): Compared => ({
  booking_type,
  answers: {},
  first_name: 'Mia',
  age: 40,
  record: CLEAR,
  medicine: MEDICINE,
  earlier: [],
  changed: [],
  today: TODAY,
  ...over,
});

describe('an age', () => {
  const answers = { experiencing_any_health_risk: 'no', eighteen_year_old_or_above: 'yes' };
  it.each([
    [17, ['eighteen_year_old_or_above']],
    [18, []],
    [69, []],
    [70, ['experiencing_any_health_risk']],
    [null, []],
  ])('of %s contradicts %j [health-52]', (age, keys) => {
    const found = contradictionsOf(compared('CovidAntiviral', { answers, age, record: null }));
    expect(found.map(({ key }) => key)).toEqual(keys);
  });
});

const SCRIPT = { used_medication_before: 'yes', unwanted_sideeffects: 'no' };
describe('the record beside a medicine', () => {
  it.each([
    ['Atorvastatin 20 mg', []],
    ['Salbutamol, atorvastatin at night', []],
    ['', []],
    ['None', []],
    ['No regular medicines', []],
    ['Salbutamol inhaler', ['Mia’s record lists other medicines, and not this one: “Salbutamol inhaler”.']],
  ])('that lists “%s” [health-52]', (medication, says) => {
    const found = contradictionsOf(
      compared('OnlineScripts', { answers: SCRIPT, record: { ...CLEAR, medication } }),
    );
    expect(found.map((one) => one.says)).toEqual(says);
  });

  it.each([
    [
      'Atorvastatin (rash)',
      ['Mia’s record names an allergy to what this medicine is, contains or is related to: atorvastatin.'],
    ],
    [
      'calcium',
      ['Mia’s record names an allergy to what this medicine is, contains or is related to: calcium.'],
    ],
    ['Penicillin', []],
    ['Not allergic to atorvastatin', []],
  ])('that is allergic to “%s” [health-52]', (allergies, says) => {
    const found = contradictionsOf(
      compared('OnlineScripts', { answers: SCRIPT, record: { ...CLEAR, allergies } }),
    );
    expect(found.map((one) => one.says)).toEqual(says);
  });

  it.each([
    ['conditions', 'Asthma', ['experiencing_any_health_risk']],
    ['conditions', 'No asthma, HIV since 2011', ['in_condition_or_treatment']],
    [
      'medication',
      'Methotrexate 10 mg, insulin',
      ['experiencing_any_health_risk', 'in_condition_or_treatment'],
    ],
    ['conditions', 'Hay fever', []],
  ])('whose %s say “%s” contradicts %j [health-52]', (field, text, keys) => {
    const answers = { experiencing_any_health_risk: 'no', in_condition_or_treatment: 'no' };
    const record = { ...CLEAR, [field]: text };
    const found = contradictionsOf(compared('CovidAntiviral', { answers, record }));
    expect(found.map(({ key }) => key)).toEqual(keys);
  });
});

describe('an earlier answer', () => {
  const one = (over: Partial<EarlierTry>): EarlierTry => ({
    booking_type: 'OnlineScripts',
    answers: { unwanted_sideeffects: 'yes' },
    product_id: 7,
    names: ['lorimer atorvastatin', 'atorvastatin'],
    on: '2026-10-01',
    ...over,
  });
  const found = (earlier: EarlierTry[], over: Partial<Compared> = {}) =>
    contradictionsOf(compared('OnlineScripts', { answers: SCRIPT, record: null, earlier, ...over }));

  it('is named with its day [health-52]', () => {
    expect(found([one({})]).map(({ says }) => says)).toEqual([
      'On 1 October 2026, the answer for Mia was “Yes”.',
    ]);
  });

  it.each([
    ['2025-11-24', 1],
    ['2025-11-23', 0],
    ['2026-11-24', 1],
    ['2026-11-25', 0],
  ])('of %s counts %i times within a year [health-52]', (on, times) => {
    expect(found([one({ on })])).toHaveLength(times);
  });

  it('about another medicine or person, or of another service, says nothing about this one [health-52]', () => {
    expect(found([one({ product_id: 8, names: ['ramipril'] })])).toEqual([]);
    expect(found([one({ booking_type: 'CovidAntiviral' })])).toEqual([]);
    expect(found([one({})], { medicine: null })).toEqual([]);
    const ill = { caring_for: 'Child', require_medicalattention: 'yes' };
    const earlier = [one({ booking_type: 'MedcertsCarer', answers: ill, on: TODAY })];
    for (const [caring_for, times] of [
      ['Child', 1],
      ['Parent', 0],
    ] as const) {
      const answers = { caring_for, require_medicalattention: 'no' };
      expect(contradictionsOf(compared('MedcertsCarer', { answers, earlier }))).toHaveLength(times);
    }
  });

  it('about another product of the same medicine counts [health-52]', () => {
    expect(found([one({ product_id: 8, names: ['other brand', 'atorvastatin'] })])).toHaveLength(1);
  });

  it('about a pregnancy counts for a script too, as long as one lasts [health-52]', () => {
    const answers = { pregnant_breastfeeding_familyplanning: 'no' };
    const pregnant = {
      booking_type: 'CovidAntiviral' as const,
      answers: { pregnant_or_breastfeeding: 'yes' },
    };
    expect(found([one({ ...pregnant, on: '2026-02-17' })], { answers })).toHaveLength(1);
    expect(found([one({ ...pregnant, on: '2026-02-16' })], { answers })).toEqual([]);
  });
});
