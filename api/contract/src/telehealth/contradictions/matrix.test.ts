import { describe, expect, it } from 'vitest';
import type { ProgramRecord } from '../../journeys/record-rules';
import { type BookingType, bookingTypes, telehealthQuestionnaire } from '../booking-types';
import { telehealthOutcome } from '../questionnaire-answers';
import { type Compared, contradictionsOf } from './contradictions';
import { type ContradictionRule, contradictionRules } from './rules';

const TODAY = '2026-11-24';
const CLEAR: ProgramRecord = {
  is_pregnant_breastfeeding: null,
  allergies: '',
  conditions: '',
  medication: '',
};
const MEDICINE = { product_id: 7, names: [], text: 'Lorimer Atorvastatin 20mg atorvastatin (as calcium)' };
/** A record that says everything that any rule looks for. */
const FULL: ProgramRecord = {
  is_pregnant_breastfeeding: 'yes',
  allergies: 'Atorvastatin (rash)',
  conditions: 'Type 2 diabetes; leukaemia in 2019',
  medication: 'Metformin 500 mg',
};

/** Every combination of a service's answers. */
function combinations(type: BookingType): Record<string, string>[] {
  const questions = telehealthQuestionnaire(type)?.questions ?? [];
  return questions.reduce<Record<string, string>[]>(
    (some, { key, options }) =>
      some.flatMap((answers) => options.map((option) => ({ ...answers, [key]: option }))),
    [{ ...telehealthQuestionnaire(type)?.fixed }],
  );
}

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
const asking = bookingTypes().filter((type) => telehealthQuestionnaire(type) !== null);

/** Everything that a rule of a service looks for, and nothing that it does not. */
function against(
  type: BookingType,
  { key, against: fact }: ContradictionRule,
  answers: Record<string, string>,
) {
  if (fact.fact === 'age') return { age: 'from' in fact ? fact.from : fact.below - 1 };
  if (fact.fact !== 'earlier') {
    const field = {
      pregnancy: 'is_pregnant_breastfeeding',
      allergy: 'allergies',
      other_medicines: 'medication',
      condition: 'conditions',
    } as const;
    return { record: { ...CLEAR, [field[fact.fact]]: FULL[field[fact.fact]] } };
  }
  const given = { ...answers, [key]: fact.answers[0] ?? '' };
  return { earlier: [{ booking_type: type, answers: given, product_id: 7, names: [], on: TODAY }] };
}

describe.each(asking)('the answers to %s', (type) => {
  const rules = contradictionRules(type);
  const all = combinations(type);

  it('have rules [health-52]', () => {
    expect(rules.length).toBeGreaterThan(0);
  });

  it('contradict what each rule names, in every combination of answers, and only the answer that it names [health-52]', () => {
    for (const answers of all) {
      for (const rule of rules) {
        const found = contradictionsOf(compared(type, { answers, ...against(type, rule, answers) }));
        const isNamed = answers[rule.key] === rule.answer;
        const hit = found.some(
          ({ key, answer, fact }) => key === rule.key && answer === rule.answer && fact === rule.against.fact,
        );
        expect([answers, rule.key, rule.against.fact, hit]).toEqual([
          answers,
          rule.key,
          rule.against.fact,
          isNamed,
        ]);
      }
    }
  });

  it('contradict nothing where record, age and earlier answers say nothing, or the same [health-52]', () => {
    for (const answers of all) {
      const same = [{ booking_type: type, answers, product_id: 7, names: [], on: TODAY }];
      for (const record of [CLEAR, null, { ...CLEAR, is_pregnant_breastfeeding: 'no' as const }]) {
        expect(contradictionsOf(compared(type, { answers, record, earlier: same }))).toEqual([]);
      }
    }
  });

  it('are compared by questions and options that the questionnaire has [health-52]', () => {
    const questionnaire = telehealthQuestionnaire(type);
    const options = new Map(questionnaire?.questions.map((one) => [one.key, one.options]));
    for (const { key, answer, against: fact } of rules) {
      const known = options.get(key) ?? [questionnaire?.fixed[key] ?? ''];
      expect([key, known]).toEqual([key, expect.arrayContaining([answer])]);
      if (fact.fact === 'earlier') {
        expect(known).toEqual(expect.arrayContaining([...fact.answers]));
        expect(fact.answers).not.toContain(answer);
      }
    }
  });

  it('that pass are among those with a rule: what is refused anyway needs none [health-52]', () => {
    const passing = all.filter(
      (answers) =>
        telehealthOutcome(telehealthQuestionnaire(type) as never, { answers, acceptsTerms: true }) ===
        'continue',
    );
    for (const { key, answer } of rules) {
      expect([key, passing.some((answers) => answers[key] === answer)]).toEqual([key, true]);
    }
  });
});

it('are compared with nothing by services that ask nothing [health-52]', () => {
  for (const type of bookingTypes().filter((one) => !asking.includes(one))) {
    expect(contradictionRules(type)).toEqual([]);
    expect(contradictionsOf(compared(type, { record: FULL, age: 99 }))).toEqual([]);
  }
});
