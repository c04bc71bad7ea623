import { focusField } from '@saltbush/shared-ui/counter';
import { hasCode } from '@saltbush/shared-ui/platform';
import { type FormEvent, useState } from 'react';
import { issueScript } from '../api/issue-script';
import type { StaffAppointment } from '../api/staff-appointment-fields';
import {
  NO_FIELDS,
  type Prescribable,
  requestedMedicine,
  type ScriptErrors,
  type ScriptFields,
  scriptErrors,
  scriptInput,
} from './script-form';
import type { AppointmentStep } from './use-appointment-step';

/** Fields that can be wrong, in the order of the form. */
const FIELDS = ['medicine', 'quantity', 'supplies', 'directions', 'why'] as const;

/** What the practitioner has written, of which medicine, and what the record says against it. */
function useScriptFields(appointment: StaffAppointment) {
  const [fields, setFields] = useState(NO_FIELDS);
  const [medicine, setMedicine] = useState<Prescribable | null>(() => requestedMedicine(appointment));
  const [errors, setErrors] = useState<ScriptErrors>({});
  const [against, setAgainst] = useState<readonly string[]>([]);
  const set = (change: Partial<ScriptFields>) => {
    setErrors({});
    setFields((now) => ({ ...now, ...change }));
  };
  /** Another medicine is compared with the record anew. */
  const choose = (chosen: Prescribable | null) => {
    setErrors({});
    setAgainst([]);
    setMedicine(chosen);
  };
  const clear = () => {
    choose(null);
    setFields(NO_FIELDS);
  };
  return { fields, medicine, errors, against, set, choose, clear, setErrors, setAgainst };
}

/** The form of a script, and how to issue it; empty again once it is issued. */
export function useScriptForm(appointment: StaffAppointment, step: AppointmentStep) {
  const { fields, medicine, errors, against, set, choose, clear, setErrors, setAgainst } =
    useScriptFields(appointment);
  const send = async (prescribed: Prescribable) => {
    try {
      await issueScript(scriptInput(appointment, fields, { medicine: prescribed, overruled: against }));
    } catch (error) {
      if (hasCode(error, 'SCRIPT_AGAINST_RECORD')) setAgainst(error.extensions.against ?? []);
      throw error;
    }
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = scriptErrors(fields, medicine, against);
    setErrors(found);
    const wrong = FIELDS.find((name) => found[name]);
    if (wrong) focusField(event.currentTarget, wrong);
    else if (medicine && (await step.take(() => send(medicine)))) clear();
  };
  const textOf = (name: keyof ScriptFields) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set({ [name]: currentTarget.value }),
  });
  return { medicine, against, errors, choose, submit, textOf };
}
