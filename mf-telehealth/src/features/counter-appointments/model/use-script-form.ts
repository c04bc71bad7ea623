import { focusField } from '@saltbush/shared-ui/counter';
import { useFocusOnChange } from '@saltbush/shared-ui/form-kit';
import { hasCode } from '@saltbush/shared-ui/platform';
import { type FormEvent, useRef, useState } from 'react';
import { issueScript } from '../api/issue-script';
import type { StaffAppointment } from '../api/staff-appointment-fields';
import {
  NO_FIELDS,
  type Prescribable,
  refusedFields,
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

type Script = ReturnType<typeof useScriptFields>;

/** Issues a script, and shows why it was refused where that is mended: the panel need not say it too. */
function useSending(
  script: Script,
  { appointment, step }: { appointment: StaffAppointment; step: AppointmentStep },
) {
  const { fields, against, setAgainst, setErrors, clear } = script;
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: string) => form.current && focusField(form.current, name);
  useFocusOnChange(against.join(' '), () => focus('why'));
  const showErrors = (errors: ScriptErrors) => {
    setErrors(errors);
    const first = FIELDS.find((name) => errors[name]);
    if (first) focus(first);
  };
  const show = (error: unknown) => {
    const wrong = refusedFields(error);
    if (hasCode(error, 'SCRIPT_AGAINST_RECORD')) setAgainst(error.extensions.against ?? []);
    else if (wrong) showErrors(wrong);
    else return;
    step.forget();
  };
  const send = async (medicine: Prescribable) => {
    let refusal: unknown = null;
    const issue = () =>
      issueScript(scriptInput(appointment, fields, { medicine, overruled: against })).catch(
        (error: unknown) => {
          refusal = error;
          throw error;
        },
      );
    if (await step.take(issue)) clear();
    else if (refusal !== null) show(refusal);
  };
  return { form, send, showErrors };
}

/** The form of a script, and how to issue it; empty again once it is issued. */
export function useScriptForm(appointment: StaffAppointment, step: AppointmentStep) {
  const script = useScriptFields(appointment);
  const { fields, medicine, errors, against, set } = script;
  const { form, send, showErrors } = useSending(script, { appointment, step });
  const choose = (chosen: Prescribable | null) => {
    step.forget();
    script.choose(chosen);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = scriptErrors(fields, medicine, against);
    showErrors(found);
    if (medicine && Object.keys(found).length === 0) await send(medicine);
  };
  const textOf = (name: keyof ScriptFields) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set({ [name]: currentTarget.value }),
  });
  return { form, medicine, against, errors, choose, submit, textOf };
}
