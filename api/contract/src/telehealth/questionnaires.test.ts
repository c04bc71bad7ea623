import { describe, expect, it } from 'vitest';
import { type BookingType, bookingTypes, telehealthQuestionnaire } from './booking-types';
import type { TelehealthQuestionnaire } from './questionnaire';
import {
  answerStop,
  readChangedAnswers,
  telehealthOutcome,
  telehealthPayload,
} from './questionnaire-answers';

function questionnaireOf(type: BookingType): TelehealthQuestionnaire {
  const questionnaire = telehealthQuestionnaire(type);
  if (!questionnaire) throw new Error(`${type} has no questionnaire`);
  return questionnaire;
}
const PRESCRIPTION = questionnaireOf('OnlineScripts');
const COVID = questionnaireOf('CovidAntiviral');
const CERTIFICATE = questionnaireOf('MedcertsWork');
const CARER = questionnaireOf('MedcertsCarer');

const keysOf = ({ questions }: TelehealthQuestionnaire) => questions.map(({ key }) => key);
const filledIn = (questionnaire: TelehealthQuestionnaire, answers: readonly string[]) => ({
  answers: Object.fromEntries(keysOf(questionnaire).map((key, index) => [key, answers[index]])),
  acceptsTerms: true,
});

/** Returns every combination of answers. */
const combinations = (questionnaire: TelehealthQuestionnaire): string[][] =>
  questionnaire.questions.reduce<string[][]>(
    (some, { options }) => some.flatMap((answers) => options.map((option) => [...answers, option])),
    [[]],
  );
const isPattern = (answers: string[], pattern: string[]) =>
  pattern.every((expected, index) => expected === 'any' || expected === answers[index]);

const PATTERNS: [string, TelehealthQuestionnaire, string[]][] = [
  ['prescription [5.k-03]', PRESCRIPTION, ['yes', 'no', 'yes', 'no']],
  ['COVID-19 [5.k-07]', COVID, ['yes', 'yes', 'no', 'any', 'any', 'any']],
  ['certificate [5.k-11]', CERTIFICATE, ['yes', 'no', 'no', 'any', 'yes', 'yes']],
  ['carer [5.k-15]', CARER, ['any', 'any', 'no', 'no', 'any', 'yes', 'yes']],
];

describe('pass pattern', () => {
  it.each(PATTERNS)(
    'of %s: any answer to "any" continues, others are rejected [5.k-01] [4.n-01]',
    (...row) => {
      const [, questionnaire, pattern] = row;
      for (const answers of combinations(questionnaire)) {
        const expected = isPattern(answers, pattern) ? 'continue' : 'rejected';
        expect([answers, telehealthOutcome(questionnaire, filledIn(questionnaire, answers))]).toEqual([
          answers,
          expected,
        ]);
      }
    },
  );
});

describe('questions', () => {
  it('of online prescriptions: 4 yes/no questions [5.k-02] [5.k-04]', () => {
    expect(keysOf(PRESCRIPTION)).toEqual([
      'used_medication_before',
      'unwanted_sideeffects',
      'review_withgp',
      'pregnant_breastfeeding_familyplanning',
    ]);
    expect(PRESCRIPTION.questions.map(({ options }) => options)).toEqual(Array(4).fill(['yes', 'no']));
  });

  it("of COVID-19 antiviral: 6, and being an adult is sent as 'yes' [5.k-06] [5.k-08]", () => {
    expect(COVID.questions).toHaveLength(6);
    const given = filledIn(COVID, ['yes', 'yes', 'no', 'no', 'no', 'yes']);
    expect(telehealthPayload(COVID, given)).toEqual({
      eighteen_year_old_or_above: 'yes',
      diagnosed_using_pcr_or_rat_test: 'yes',
      symptoms_in_last_five_days: 'yes',
      pregnant_or_breastfeeding: 'no',
      experiencing_any_health_risk: 'no',
      hospitalized_due_to_covid: 'no',
      in_condition_or_treatment: 'yes',
    });
  });

  it('of a medical certificate, the default: 6, with a duration [5.k-10] [5.k-12] [5.k-13]', () => {
    expect(keysOf(CERTIFICATE)).toEqual([
      'unwell_generalillness',
      'require_medicalattention',
      'extreme_symptoms',
      'symptoms_duration',
      'consult_gp',
      'agree_and_confirm',
    ]);
    expect(CERTIFICATE.questions[3]?.options).toEqual(['1 day', '2 days', '2+ days']);
    for (const type of ['MedcertsUniv', 'MultidayMedcerts'] as const) {
      expect(telehealthQuestionnaire(type)).toBe(CERTIFICATE);
    }
  });

  it('of a carer certificate: 7, the first being who the patient cares for [5.k-14] [5.k-16]', () => {
    expect(CARER.questions).toHaveLength(7);
    expect(CARER.questions[0]?.options).toEqual(['Child', 'Parent', 'Household member']);
  });

  it('do not exist for consults and smoking cessation', () => {
    const silent = bookingTypes().filter((type) => telehealthQuestionnaire(type) === null);
    expect(silent).toEqual(['ShortConsult', 'LongConsult', 'SmokingCessation']);
  });
});

describe('a questionnaire asked one by one', () => {
  it.each(PATTERNS)(
    '%s ends at the first excluding answer, exactly where its pattern fails [health-17]',
    (...row) => {
      const [, questionnaire] = row;
      for (const answers of combinations(questionnaire)) {
        const given = filledIn(questionnaire, answers);
        const stops = questionnaire.questions.map((question, index) =>
          answerStop(question, answers[index] ?? ''),
        );
        const isStopped = stops.some((stop) => stop !== null);
        expect([answers, isStopped]).toEqual([
          answers,
          telehealthOutcome(questionnaire, given) === 'rejected',
        ]);
      }
    },
  );

  it('gives a reason with every exclusion, and stops extreme symptoms as a red flag [health-17]', () => {
    const flags: string[] = [];
    for (const { questions } of [PRESCRIPTION, COVID, CERTIFICATE, CARER]) {
      for (const question of questions) {
        for (const option of question.options) {
          const stop = answerStop(question, option);
          if (stop?.kind === 'excluded')
            expect([question.key, stop.reason]).toEqual([question.key, expect.any(String)]);
          if (stop?.kind === 'red-flag') flags.push(question.key);
        }
      }
    }
    expect(flags).toEqual(['extreme_symptoms', 'extreme_symptoms']);
  });

  it('keeps the changes of its own answers only [health-18]', () => {
    const change = { key: 'consult_gp', from: 'no', to: 'yes' };
    const odd = [
      null,
      'x',
      { key: 'consult_gp', from: 'no' },
      { ...change, to: 'maybe' },
      { ...change, key: 'other' },
    ];
    expect(readChangedAnswers(CERTIFICATE, [...odd, change, { ...change, extra: 1 }])).toEqual([
      change,
      change,
    ]);
  });
});
