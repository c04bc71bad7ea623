import {
  PREGNANCY_OPTIONS,
  type PregnancyOption,
  type WeightLossAnswers,
  weightLossErrors,
} from '@saltbush/contract';
import * as v from 'valibot';

const yesNo = v.nullable(v.picklist(['yes', 'no']));

/** Validates the questionnaire with the contract's rules (section 5.j). */
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

/** Returns kept answers as form values. */
export const toFormValues = (answers: WeightLossAnswers): EligibilityValues => ({
  ...answers,
  pregnantBreastfeeding: [...answers.pregnantBreastfeeding],
});

/** Returns the options after toggling one: "none apply" and the others exclude each other. */
export function toggleOption(chosen: readonly PregnancyOption[], option: PregnancyOption): PregnancyOption[] {
  if (chosen.includes(option)) return chosen.filter((one) => one !== option);
  if (option === 'none-apply') return [option];
  return [...chosen.filter((one) => one !== 'none-apply'), option];
}
