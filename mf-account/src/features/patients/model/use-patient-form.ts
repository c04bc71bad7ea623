import { valibotResolver } from '@hookform/resolvers/valibot';
import { type NamedError, useErrorSummary } from '@saltbush/shared-ui/form-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import type { Patient } from '../api/patients';
import { clearPatientDraft, findPatientDraft, storePatientDraft } from './patient-draft';
import { PatientSchema } from './patient-schema';
import { EMPTY_PATIENT, type PatientFieldName, type PatientValues, valuesOf } from './patient-values';
import { savePatient } from './save-patient';

/** Maps a field with several inputs to its first input. */
const FIRST_INPUT: Partial<Record<string, string>> = { dob: 'dob-day' };
const firstInputOf = ({ field, message }: NamedError): NamedError => ({
  field: FIRST_INPUT[field] ?? field,
  message,
});

/** Returns all messages in the order of the form's fields. */
function inOrder(errors: FieldErrors<PatientValues>): NamedError[] {
  return (Object.keys(EMPTY_PATIENT) as PatientFieldName[]).flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ field, message }] : [];
  });
}

const isSame = (values: PatientValues, others: PatientValues): boolean =>
  (Object.keys(others) as PatientFieldName[]).every((field) => values[field] === others[field]);

/** Stores unsaved input when the form unmounts. Returns a callback that ends this, once saved or discarded. */
function useDraft(form: UseFormReturn<PatientValues>, uuid: string | null, before: PatientValues) {
  const isEnded = useRef(false);
  const keep = useEffectEvent(() => {
    const values = form.getValues();
    if (!isEnded.current && !isSame(values, before)) storePatientDraft(uuid, values);
  });
  useEffect(() => () => keep(), []);
  return () => {
    isEnded.current = true;
    clearPatientDraft();
  };
}

/** State of the form that adds or edits a patient. Input survives errors and closing the form. */
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
  const showErrors = (errors: readonly NamedError[]) => {
    show(errors.filter(({ field }) => field !== 'root').map(firstInputOf));
    setFailure(errors.find(({ field }) => field === 'root')?.message ?? null);
  };

  const save = async (values: PatientValues) => {
    showErrors([]);
    const saved = await savePatient(values, uuid);
    if (saved.ok) {
      endDraft();
      return onSaved(saved.patient);
    }
    for (const { field, message } of saved.errors) {
      if (field in values) form.setError(field as PatientFieldName, { message });
    }
    showErrors(saved.errors);
  };
  return {
    form,
    /** True if the form starts from a stored draft. */
    isRestoredDraft: draft !== null,
    /** Discards the draft. */
    discardDraft: endDraft,
    submit: form.handleSubmit(save, (found) => showErrors(inOrder(found))),
    /** Summary of the field errors; receives focus after a failed attempt. */
    summary,
    /** Error that concerns no single field. */
    failure,
  };
}

export type PatientFormState = ReturnType<typeof usePatientForm>['form'];
