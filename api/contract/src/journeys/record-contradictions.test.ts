import { describe, expect, it } from 'vitest';
import { YES_NO } from '../questionnaires/answers';
import { recordContradictions, recordExclusions } from './record-contradictions';
import { COMPARED_FACTS, fieldOfFact, type ProgramRecord, RECORD_RULES } from './record-rules';
import { isPayloadEligible, type WeightLossPayload } from './weight-loss-payload';

const KEYS = ['pregnant-breastfeeding', 'diagnosed-medication', 'taking-weightloss-medication'] as const;
const WEIGHTS = [75, 100];

/** Every combination of the answers that decide. */
const payloads: WeightLossPayload[] = WEIGHTS.flatMap((weight) =>
  YES_NO.flatMap((pregnant) =>
    YES_NO.flatMap((diagnosed) =>
      YES_NO.map((taking) => ({
        'above-eighteen': 'yes' as const,
        [KEYS[0]]: pregnant,
        height: '180cm' as const,
        weight: `${weight}kg` as const,
        [KEYS[1]]: diagnosed,
        [KEYS[2]]: taking,
        bmi: weight === 75 ? 23.15 : 30.86,
      })),
    ),
  ),
);

/** Every record that says something or nothing about each fact. */
const records: ProgramRecord[] = YES_NO.flatMap((is_pregnant_breastfeeding) =>
  ['', 'Chronic kidney disease'].flatMap((conditions) =>
    ['', 'Ozempic since May'].map((medication) => ({
      is_pregnant_breastfeeding,
      conditions,
      medication,
      allergies: '',
    })),
  ),
);
const CLEAR: ProgramRecord = {
  is_pregnant_breastfeeding: 'no',
  allergies: '',
  conditions: '',
  medication: '',
};
const SAYS = { pregnancy: 'yes', condition: 'Chronic kidney disease', medicine: 'Ozempic since May' };

describe('a patient’s record beside the answers', () => {
  it('takes nobody whom record or answers exclude, for every answer and record [health-20]', () => {
    expect(payloads).toHaveLength(16);
    expect(records).toHaveLength(8);
    for (const record of records) {
      for (const payload of payloads) {
        const isTaken = isPayloadEligible(payload) && recordContradictions(record, payload).length === 0;
        const isClear = KEYS.every((key) => payload[key] === 'no') && payload.bmi >= 27;
        expect(isTaken).toBe(isClear && recordExclusions(record).length === 0);
      }
    }
  });

  it('contradicts only answers that deny what the record excludes by [health-20]', () => {
    for (const fact of COMPARED_FACTS) {
      const record = { ...CLEAR, [fieldOfFact(fact)]: SAYS[fact] };
      expect(recordExclusions(record)).toEqual([fact]);
      for (const payload of payloads) {
        const denies = payload[RECORD_RULES[fact].answer] === 'no';
        expect(recordContradictions(record, payload)).toEqual(denies ? [fact] : []);
      }
    }
    expect(recordExclusions(CLEAR)).toEqual([]);
  });

  it('is acknowledged as it was, and no longer once it says something else [health-20]', () => {
    for (const fact of COMPARED_FACTS) {
      const record = { ...CLEAR, [fieldOfFact(fact)]: SAYS[fact] };
      const cleared = [{ fact, record: SAYS[fact] }];
      expect(recordExclusions(record, { cleared })).toEqual([]);
      const others = COMPARED_FACTS.filter((other) => other !== fact);
      for (const other of others) {
        const both = { ...record, [fieldOfFact(other)]: SAYS[other] };
        expect(recordExclusions(both, { cleared })).toEqual([other]);
      }
    }
    const cleared = [{ fact: 'condition' as const, record: 'Pancreatitis in 2004' }];
    const worse = { ...CLEAR, conditions: 'Pancreatitis in 2004 and 2026' };
    expect(recordExclusions(worse, { cleared })).toEqual(['condition']);
  });

  it.each([
    ['Pancreatitis', true],
    ['asthma, TYPE 1 DIABETES since 2001', true],
    ['No kidney disease, liver disease in the family', true],
    ['Type 2 diabetes', false],
    ['No pancreatitis, no eating disorder', false],
    ['never had hepatitis', false],
    ['', false],
  ])('reads conditions: %s [health-20]', (conditions, isExcluded) => {
    expect(recordExclusions({ ...CLEAR, conditions }).includes('condition')).toBe(isExcluded);
  });

  it('names a medicine of the program only before it starts [health-20]', () => {
    const record = { ...CLEAR, medication: 'semaglutide 1 mg weekly' };
    expect(recordExclusions(record)).toEqual(['medicine']);
    expect(recordExclusions(record, { hasStarted: true })).toEqual([]);
  });

  it.each([
    ['Phenol', true],
    ['allergic to semaglutide (rash)', true],
    ['No known drug allergies', false],
    ['Penicillin, water', false],
    ['not allergic to phenol', false],
  ])('compares allergies with what is prescribed: %s [health-20]', (allergies, isNamed) => {
    const medicines = ['Semaglutide Weekly Injection: propylene glycol, phenol, water for injections'];
    const facts = recordExclusions({ ...CLEAR, allergies }, { hasStarted: true, medicines });
    expect(facts).toEqual(isNamed ? ['allergy'] : []);
  });
});
