import type { Page } from '@playwright/test';
import { main } from '../../support/landmarks';
import { openQuestions } from '../../support/steps/telehealth';
import { expect, test } from '../../support/test';

type Question = [key: string, options: readonly string[], answer: string];
const YES_NO = ['Yes', 'No'] as const;
const yesNo = (key: string, answer: string): Question => [key, YES_NO, answer];
const DURATION: Question = ['symptoms_duration', ['1 day', '2 days', '2+ days'], '2+ days'];
const CERTIFICATE = [
  yesNo('unwell_generalillness', 'Yes'),
  yesNo('require_medicalattention', 'No'),
  yesNo('extreme_symptoms', 'No'),
  DURATION,
  yesNo('consult_gp', 'Yes'),
  yesNo('agree_and_confirm', 'Yes'),
];

/** The questionnaires of section 5.k with answers that pass; where any answer does, one that would fail elsewhere. */
const QUESTIONNAIRES: { slug: string; questions: Question[]; fixed?: object; hasTerms: boolean }[] = [
  {
    slug: 'online-scripts',
    questions: [
      yesNo('used_medication_before', 'Yes'),
      yesNo('unwanted_sideeffects', 'No'),
      yesNo('review_withgp', 'Yes'),
      yesNo('pregnant_breastfeeding_familyplanning', 'No'),
    ],
    hasTerms: true,
  },
  {
    slug: 'covid-antivirals',
    questions: [
      yesNo('diagnosed_using_pcr_or_rat_test', 'Yes'),
      yesNo('symptoms_in_last_five_days', 'Yes'),
      yesNo('pregnant_or_breastfeeding', 'No'),
      yesNo('experiencing_any_health_risk', 'No'),
      yesNo('hospitalized_due_to_covid', 'Yes'),
      yesNo('in_condition_or_treatment', 'Yes'),
    ],
    fixed: { eighteen_year_old_or_above: 'yes' },
    hasTerms: true,
  },
  { slug: 'medical-certificate-work', questions: CERTIFICATE, hasTerms: false },
  {
    slug: 'medical-certificate-carer',
    questions: [
      ['caring_for', ['Child', 'Parent', 'Household member'], 'Household member'],
      yesNo('unwell_generalillness', 'No'),
      ...CERTIFICATE.slice(1),
    ],
    hasTerms: false,
  },
];

const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const goOn = (page: Page) => main(page).getByRole('button', { name: 'Continue', exact: true }).click();

/** The shown question has this key and these options; answers it. */
async function answer(page: Page, [key, options, chosen]: Question): Promise<void> {
  const radios = main(page).locator(`[type="radio"][name="${key}"]`);
  await expect(radios).toHaveCount(options.length);
  const labels = await radios.evaluateAll((all) =>
    all.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
  );
  expect(labels).toEqual(options);
  await main(page).getByRole('radio', { name: chosen, exact: true }).check();
  await goOn(page);
}

/** Chooses a time that no other test takes, and holds it; returns the request that the shop has accepted. */
async function hold(page: Page, day: number, window: number) {
  await expect(title(page)).toHaveText('When suits you?');
  await main(page).getByRole('group', { name: 'Day', exact: true }).getByRole('radio').nth(day).check();
  await main(page).locator('[name="slot"]:enabled').nth(window).check();
  await goOn(page);
  const asked = page.waitForRequest(
    (request) => request.postDataJSON()?.operationName === 'TelehealthBookingsCreate',
  );
  await main(page).getByRole('button', { name: 'Continue to payment' }).click();
  await expect(title(page)).toHaveText('Pay and book');
  return (await asked).postDataJSON().variables.input;
}

for (const [index, { slug, questions, fixed, hasTerms }] of QUESTIONNAIRES.entries()) {
  test(`${slug}: its own questions are asked, and answers that pass lead on [2.21-07 4.n-01]`, async ({
    page,
  }, { repeatEachIndex }) => {
    await openQuestions(page, slug);
    for (const question of questions) await answer(page, question);
    if (hasTerms) {
      await expect(title(page)).toHaveText('Before you go on');
      await goOn(page);
      await expect(main(page)).toContainText('Please accept the terms');
      await main(page).getByRole('checkbox').check();
      await goOn(page);
    }
    const input = await hold(page, 3 + index, repeatEachIndex);
    const given = questions.map(([key, options, chosen]) => [
      key,
      options === YES_NO ? chosen.toLowerCase() : chosen,
    ]);
    expect(JSON.parse(input.questionnaire)).toEqual({ ...fixed, ...Object.fromEntries(given) });
    expect(input.accepts_terms).toBe(hasTerms);
  });
}
