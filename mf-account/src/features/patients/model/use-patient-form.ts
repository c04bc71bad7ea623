import { valibotResolver } from '@hookform/resolvers/valibot';
import { type NamedError, useErrorSummary } from '@saltbush/shared-ui/form-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import type { Patient } from '../api/patients';
import { dropPatientDraft, findPatientDraft, keepPatientDraft } from './patient-draft';
import { PatientSchema } from './patient-schema';
import { EMPTY_PATIENT, type PatientFieldName, type PatientValues, valuesOf } from './patient-values';
import { savePatient } from './save-patient';

/** A question of several boxes is found by its first one. */
const FIRST_BOX: Partial<Record<string, string>> = { dob: 'dob-day' };
const boxOf = ({ field, message }: NamedError): NamedError => ({ field: FIRST_BOX[field] ?? field, message });

/** Every message, in the order in which the form asks. */
function inOrder(errors: FieldErrors<PatientValues>): NamedError[] {
  return (Object.keys(EMPTY_PATIENT) as PatientFieldName[]).flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ field, message }] : [];
  });
}

const isSame = (values: PatientValues, others: PatientValues): boolean =>
  (Object.keys(others) as PatientFieldName[]).every((field) => values[field] === others[field]);

/** Keeps what was typed when the form goes away unfinished. Answers what ends that: the form was saved or given up. */
function useDraft(form: UseFormReturn<PatientValues>, uuid: string | null, before: PatientValues) {
  const isOver = useRef(false);
  const keep = useEffectEvent(() => {
    const values = form.getValues();
    if (!isOver.current && !isSame(values, before)) keepPatientDraft(uuid, values);
  });
  useEffect(() => () => keep(), []);
  return () => {
    isOver.current = true;
    dropPatientDraft();
  };
}

/**
 * State of the form that adds a patient, or changes the given one. Nothing that was typed is lost to an error, nor to
 * a form that was closed.
 */
export function usePatientForm(patient: Patient | null, onSaved: (patient: Patient) => void) {
  const uuid = patient?.uuid ?? null;
  const before = patient ? valuesOf(patient) : EMPTY_PATIENT;
  const [draft] = useState(() => findPatientDraft(uuid));
  const form = useForm<PatientValues>({
    resolver: valibotResolver(PatientSchema),
    defaultValues: draft ?? before,
    shouldFocusError: false,
  });
  const endDraft = useDraft(form, uuid, before);
  const { show, summary } = useErrorSummary();
  const [failure, setFailure] = useState<string | null>(null);
  const say = (errors: readonly NamedError[]) => {
    show(errors.filter(({ field }) => field !== 'root').map(boxOf));
    setFailure(errors.find(({ field }) => field === 'root')?.message ?? null);
  };

  const save = async (values: PatientValues) => {
    say([]);
    const saved = await savePatient(values, uuid);
    if (saved.ok) {
      endDraft();
      return onSaved(saved.patient);
    }
    for (const { field, message } of saved.errors) {
      if (field in values) form.setError(field as PatientFieldName, { message });
    }
    say(saved.errors);
  };
  return {
    form,
    /** True when it begins with what was typed before it was closed. */
    isContinued: draft !== null,
    /** Gives up what was typed. */
    giveUp: endDraft,
    submit: form.handleSubmit(save, (found) => say(inOrder(found))),
    /** What is wrong with the fields: takes the focus after a failed attempt. */
    summary,
    /** What is wrong with no field of its own. */
    failure,
  };
}

export type PatientFormState = ReturnType<typeof usePatientForm>['form'];
