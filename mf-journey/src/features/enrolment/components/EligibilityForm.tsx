import { valibotResolver } from '@hookform/resolvers/valibot';
import type { PregnancyOption, WeightLossAnswers } from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import { Checkbox, CheckboxGroup, FieldRow, FormLayout, TextField } from '@saltbush/shared-ui/design/forms';
import { listErrors, type NamedError, useErrorSummary } from '@saltbush/shared-ui/form-kit';
import { useForm } from 'react-hook-form';
import {
  EligibilitySchema,
  type EligibilityValues,
  toFormValues,
  toggleOption,
} from '../model/eligibility-schema';
import { BodyMassIndex } from './BodyMassIndex';
import { YesNoQuestion } from './YesNoQuestion';

const PREGNANCY: readonly (readonly [PregnancyOption, string])[] = [
  ['pregnant', 'I’m pregnant'],
  ['breastfeeding', 'I’m breastfeeding'],
  ['planning-pregnancy', 'I’m planning a pregnancy'],
  ['none-apply', 'None of these'],
];

const ADULT = 'Are you 18 or older?';
const PREGNANT = 'Do any of these apply to you?';
const TAKING = 'Are you taking a medicine for weight loss now?';
const DIAGNOSED =
  'Have you been diagnosed with type 1 diabetes, pancreatitis, kidney or liver disease, or an eating disorder, or do you take medicine for one of them?';

/** Short forms of the questions, used to tell identical messages apart in the error summary. */
const QUESTIONS = {
  aboveEighteen: ADULT,
  pregnantBreastfeeding: PREGNANT,
  diagnosedMedication: 'Have you been diagnosed with one of these conditions?',
  takingWeightlossMedication: TAKING,
};

const isChoice = (field: string): field is keyof typeof QUESTIONS => Object.hasOwn(QUESTIONS, field);

/** Prefixes the message of an unanswered question with the question itself. */
const withQuestion =
  (values: EligibilityValues) =>
  ({ field, message }: NamedError): NamedError => {
    const isUnanswered = isChoice(field) && !values[field]?.length;
    return { field, message: isUnanswered ? `${QUESTIONS[field]} ${message}` : message };
  };

interface EligibilityFormProps {
  answers: WeightLossAnswers;
  /** Called with each answer as it is given. */
  onAnswer: (answer: Partial<WeightLossAnswers>) => void;
  onDone: (answers: WeightLossAnswers) => void;
}

/** Returns the form state and the props for each kind of question. */
function useEligibility({ answers, onAnswer, onDone }: EligibilityFormProps) {
  const form = useForm<EligibilityValues>({
    resolver: valibotResolver(EligibilitySchema),
    defaultValues: toFormValues(answers),
    shouldFocusError: false,
  });
  const { errors, isSubmitted: shouldValidate } = form.formState;
  const { show, summary } = useErrorSummary();
  const values = form.watch();
  return {
    values,
    errors,
    summary,
    submit: form.handleSubmit(onDone, (found) => show(listErrors(found).map(withQuestion(values)))),
    choice: (name: 'aboveEighteen' | 'diagnosedMedication' | 'takingWeightlossMedication') => ({
      name,
      value: values[name],
      error: errors[name]?.message,
      onChange: (value: 'yes' | 'no') => {
        form.setValue(name, value, { shouldValidate });
        onAnswer({ [name]: value });
      },
    }),
    tick: (option: PregnancyOption) => {
      const pregnantBreastfeeding = toggleOption(values.pregnantBreastfeeding, option);
      form.setValue('pregnantBreastfeeding', pregnantBreastfeeding, { shouldValidate });
      onAnswer({ pregnantBreastfeeding });
    },
    measure: (name: 'height' | 'weight', unit: string) => ({
      inputMode: 'decimal' as const,
      autoComplete: 'off',
      after: unit,
      error: errors[name]?.message,
      ...form.register(name, { onChange: () => onAnswer({ [name]: form.getValues(name) }) }),
    }),
  };
}

/** Checks eligibility: age, pregnancy, height and weight, conditions and medicines (section 5). */
export function EligibilityForm(props: EligibilityFormProps) {
  const { values, errors, summary, submit, choice, tick, measure } = useEligibility(props);
  return (
    <FormLayout onSubmit={submit}>
      {summary}
      <YesNoQuestion {...choice('aboveEighteen')} legend={ADULT} />
      <FieldRow>
        <TextField label="Your height" {...measure('height', 'cm')} />
        <TextField label="Your weight" {...measure('weight', 'kg')} />
      </FieldRow>
      <BodyMassIndex height={values.height} weight={values.weight} />
      <CheckboxGroup legend={PREGNANT} error={errors.pregnantBreastfeeding?.message}>
        {PREGNANCY.map(([option, label]) => (
          <Checkbox
            key={option}
            name="pregnantBreastfeeding"
            label={label}
            checked={values.pregnantBreastfeeding.includes(option)}
            onChange={() => tick(option)}
          />
        ))}
      </CheckboxGroup>
      <YesNoQuestion {...choice('diagnosedMedication')} legend={DIAGNOSED} />
      <YesNoQuestion {...choice('takingWeightlossMedication')} legend={TAKING} />
      <Button type="submit">Check if it may suit me</Button>
    </FormLayout>
  );
}
