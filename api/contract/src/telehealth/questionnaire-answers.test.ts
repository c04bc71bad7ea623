import { describe, expect, it } from 'vitest';
import type { TelehealthQuestionnaire } from './questionnaire';
import { telehealthErrors, telehealthOutcome, telehealthPayload } from './questionnaire-answers';
import { REJECTED_TITLE, rejectedMessage, URGENT_HELP } from './rejected';
import { CERTIFICATE_QUESTIONNAIRE } from './services/certificate-questionnaires';
import { COVID_QUESTIONNAIRE } from './services/covid-antiviral';
import { PRESCRIPTION_QUESTIONNAIRE } from './services/online-scripts';

const MISSING = 'Please answer this question';

const filledIn = ({ questions }: TelehealthQuestionnaire, answers: readonly string[]) => ({
  answers: Object.fromEntries(questions.map(({ key }, index) => [key, answers[index]])),
  acceptsTerms: true,
});

describe('completeness', () => {
  it.each([
    ['prescriptions [5.k-05]', PRESCRIPTION_QUESTIONNAIRE, ['yes', 'no', 'yes', 'no']],
    ['COVID-19 [5.k-09]', COVID_QUESTIONNAIRE, ['yes', 'yes', 'no', 'no', 'no', 'no']],
  ])('requires accepting the terms for %s', (_name, questionnaire, answers) => {
    const given = { ...filledIn(questionnaire, answers), acceptsTerms: false };
    expect(telehealthErrors(questionnaire, given)).toEqual({ terms: 'Please accept the terms' });
    expect(telehealthOutcome(questionnaire, given)).toBe('incomplete');
    expect(telehealthPayload(questionnaire, given)).toBeNull();
  });

  it('requires no terms for certificates', () => {
    const given = filledIn(CERTIFICATE_QUESTIONNAIRE, ['yes', 'no', 'no', '2 days', 'yes', 'yes']);
    expect(telehealthOutcome(CERTIFICATE_QUESTIONNAIRE, { ...given, acceptsTerms: false })).toBe('continue');
  });

  it.each([undefined, '', 'YES', 'maybe', 'yes ', 1, true, ['yes'], 'x'.repeat(100_000)])(
    'takes the options only, also where any answer passes',
    (answer) => {
      const given = filledIn(COVID_QUESTIONNAIRE, ['yes', 'yes', 'no', 'no', 'no', 'no']);
      const wrong = { ...given, answers: { ...given.answers, hospitalized_due_to_covid: answer } };
      expect(telehealthErrors(COVID_QUESTIONNAIRE, wrong)).toEqual({ hospitalized_due_to_covid: MISSING });
      expect(telehealthOutcome(COVID_QUESTIONNAIRE, wrong)).toBe('incomplete');
    },
  );

  it('ignores inherited properties and unknown keys', () => {
    const given = filledIn(PRESCRIPTION_QUESTIONNAIRE, ['yes', 'no', 'yes', 'no']);
    const inherited = { ...given, answers: Object.create(given.answers) };
    expect(telehealthOutcome(PRESCRIPTION_QUESTIONNAIRE, inherited)).toBe('incomplete');
    const answers = { ...given.answers, constructor: 'yes', medicare: '6951449601' };
    expect(telehealthPayload(PRESCRIPTION_QUESTIONNAIRE, { ...given, answers })).toEqual(given.answers);
  });
});

describe('rejected drawer', () => {
  it('uses the wording of the service', () => {
    expect([REJECTED_TITLE, URGENT_HELP]).toEqual(['Answers Submitted', 'Need urgent help? Call 000']);
    expect(rejectedMessage('CovidAntiviral')).toBe(
      'Based on your answers, you’re currently not eligible for COVID-19 antiviral treatment through this service.',
    );
    expect(rejectedMessage('OnlineScripts')).toBe(
      'Based on your answers, we could not process your Prescription request.',
    );
    expect(rejectedMessage('MedcertsUniv')).toBe(
      'Based on your answers, we could not process your Medical Certificate request.',
    );
  });
});
