import {
  PREGNANCY_OPTIONS,
  type PregnancyOption,
  type WeightLossAnswers,
  weightLossErrors,
} from '@saltbush/contract';
import * as v from 'valibot';

const yesNo = v.nullable(v.picklist(['yes', 'no']));

/** The questionnaire as it is filled in; its rules are the contract's (section 5.j). */
export const EligibilitySchema = v.pipe(
  v.object({
    aboveEighteen: yesNo,
    pregnantBreastfeeding: v.array(v.picklist(PREGNANCY_OPTIONS)),
    height: v.string(),
    weight: v.string(),
    diagnosedMedication: yesNo,
    takingWeightlossMedication: yesNo,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, message] of Object.entries(weightLossErrors(input))) {
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: undefined }] });
    }
  }),
);
export type EligibilityValues = v.InferOutput<typeof EligibilitySchema>;

/** A questionnaire in which nothing has been answered. */
export const UNANSWERED: EligibilityValues = {
  aboveEighteen: null,
  pregnantBreastfeeding: [],
  height: '',
  weight: '',
  diagnosedMedication: null,
  takingWeightlossMedication: null,
};

/** Kept answers as the form takes them. */
export const formValues = (answers: WeightLossAnswers | null): EligibilityValues =>
  answers ? { ...answers, pregnantBreastfeeding: [...answers.pregnantBreastfeeding] } : UNANSWERED;

/** The choices after one was pressed: none of them excludes every other, and the other way round. */
export function toggled(chosen: readonly PregnancyOption[], option: PregnancyOption): PregnancyOption[] {
  if (chosen.includes(option)) return chosen.filter((one) => one !== option);
  if (option === 'none-apply') return [option];
  return [...chosen.filter((one) => one !== 'none-apply'), option];
}
