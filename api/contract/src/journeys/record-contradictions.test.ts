import { describe, expect, it } from 'vitest';
import { YES_NO } from '../questionnaires/answers';
import { recordContradictions, recordExclusions } from './record-contradictions';
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

describe('a patient’s record beside the answers', () => {
  it('takes nobody whom record or answers exclude, for every answer and record [health-20]', () => {
    expect(payloads).toHaveLength(16);
    for (const is_pregnant_breastfeeding of YES_NO) {
      for (const payload of payloads) {
        const record = { is_pregnant_breastfeeding };
        const isTaken = isPayloadEligible(payload) && recordContradictions(record, payload).length === 0;
        const isClear = KEYS.every((key) => payload[key] === 'no') && payload.bmi >= 27;
        expect(isTaken).toBe(isClear && is_pregnant_breastfeeding === 'no');
      }
    }
  });

  it('contradicts only answers that deny what the record excludes by [health-20]', () => {
    const record = { is_pregnant_breastfeeding: 'yes' as const };
    for (const payload of payloads) {
      const denies = payload['pregnant-breastfeeding'] === 'no';
      expect(recordContradictions(record, payload)).toEqual(denies ? ['pregnancy'] : []);
    }
    expect(recordExclusions(record)).toEqual(['pregnancy']);
    expect(recordExclusions({ is_pregnant_breastfeeding: 'no' })).toEqual([]);
  });
});
