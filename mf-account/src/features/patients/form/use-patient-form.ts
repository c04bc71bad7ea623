import { valibotResolver } from '@hookform/resolvers/valibot';
import { type NamedError, useErrorSummary } from '@saltbush/shared-ui/form-kit';
import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { Patient } from '../api/patients';
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

/** State of the form that adds a patient, or changes the given one. Nothing that was typed is ever lost to an error. */
export function usePatientForm(patient: Patient | null, onSaved: (patient: Patient) => void) {
  const form = useForm<PatientValues>({
    resolver: valibotResolver(PatientSchema),
    defaultValues: patient ? valuesOf(patient) : EMPTY_PATIENT,
    shouldFocusError: false,
  });
  const { show, summary } = useErrorSummary();
  const [failure, setFailure] = useState<string | null>(null);
  const say = (errors: readonly NamedError[]) => {
    show(errors.filter(({ field }) => field !== 'root').map(boxOf));
    setFailure(errors.find(({ field }) => field === 'root')?.message ?? null);
  };

  const save = async (values: PatientValues) => {
    say([]);
    const saved = await savePatient(values, patient?.uuid ?? null);
    if (saved.ok) return onSaved(saved.patient);
    for (const { field, message } of saved.errors) {
      if (field in values) form.setError(field as PatientFieldName, { message });
    }
    say(saved.errors);
  };
  return {
    form,
    submit: form.handleSubmit(save, (found) => say(inOrder(found))),
    /** What is wrong with the fields: takes the focus after a failed attempt. */
    summary,
    /** What is wrong with no field of its own. */
    failure,
  };
}

export type PatientFormState = ReturnType<typeof usePatientForm>['form'];
