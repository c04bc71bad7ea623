import { valibotResolver } from '@hookform/resolvers/valibot';
import { addressErrors, isState, STATE_NAMES, STATES, type State } from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import { FormLayout, RadioGroup, Select, TextField } from '@saltbush/shared-ui/design/forms';
import { checkedSchema, listErrors, useErrorSummary } from '@saltbush/shared-ui/form-kit';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { BookingContact } from '../../../shared/booking/draft';

const NO_ADDRESS = { first_name: '', last_name: '', address_1: '', suburb: '', state: '', postcode: '' };

/** The contract's address rules, reduced to phone and state. */
function contactErrors({ phone, state }: { phone: string; state: string }) {
  const errors = addressErrors({ ...NO_ADDRESS, phone, state });
  return { phone: errors.phone, state: errors.state };
}

const ContactSchema = checkedSchema(
  { contact_method: v.string(), phone: v.string(), state: v.string() },
  contactErrors,
);

const METHODS = [
  { value: 'phone', label: 'By phone', hint: 'The practitioner rings you.' },
  {
    value: 'video',
    label: 'By video',
    hint: 'They ring you, then e-mail you a link of their own video service.',
  },
];

const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: STATE_NAMES[state] }));

interface ContactStepProps {
  contact: BookingContact | null;
  /** The likely values: the patient's own phone and state, or the shopper's delivery location. */
  likely: { phone: string; state: string };
  onDone: (contact: BookingContact) => void;
}

/** How the practitioner reaches the patient, and which state the patient is in. */
export function ContactStep({ contact, likely, onDone }: ContactStepProps) {
  const form = useForm({
    resolver: valibotResolver(ContactSchema),
    defaultValues: contact ?? { contact_method: 'phone', ...likely },
    shouldFocusError: false,
  });
  const { show, summary } = useErrorSummary();
  const { errors } = form.formState;
  const method = form.watch('contact_method');
  const done = (values: { contact_method: string; phone: string; state: string }) => {
    if (!isState(values.state)) return;
    const contact_method = values.contact_method === 'video' ? 'video' : 'phone';
    onDone({ contact_method, phone: values.phone.trim(), state: values.state satisfies State });
  };
  return (
    <FormLayout onSubmit={form.handleSubmit(done, (found) => show(listErrors(found)))}>
      {summary}
      <RadioGroup
        legend="The consultation is"
        name="contact_method"
        layout="cards"
        options={METHODS}
        value={method}
        onChange={(value) => form.setValue('contact_method', value)}
      />
      <TextField
        label="Mobile or phone number"
        type="tel"
        autoComplete="tel"
        hint="An Australian number, where you can be reached in your window."
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <Select
        label="Where the patient will be"
        options={STATE_OPTIONS}
        hint="Times are shown as they are there."
        error={errors.state?.message}
        {...form.register('state')}
      />
      <Button type="submit" block>
        Continue
      </Button>
    </FormLayout>
  );
}
