import { valibotResolver } from '@hookform/resolvers/valibot';
import type { PaymentField, PaymentForm, PaymentValues } from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import { FieldRow, FormLayout, TextField } from '@saltbush/shared-ui/design/forms';
import { LockIcon } from '@saltbush/shared-ui/design/icons';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { checkedSchema } from '../form-kit/checked-schema';
import { listErrors } from '../form-kit/field-errors';
import { useErrorSummary } from '../form-kit/use-error-summary';
import type { OpenGateway } from './payment-gateway';
import { createPaymentToken, type PaymentToken } from './payment-token';
import { TestPaymentsNote } from './TestPayments';

export interface PaymentFieldsProps {
  gateway: OpenGateway;
  /** Label of the submit button. */
  label: string;
  busyLabel?: string;
  /** The step that uses the token is in progress. */
  isBusy?: boolean;
  onToken: (token: PaymentToken) => Promise<void> | void;
}

const namesOf = ({ rows }: PaymentForm) => rows.flat().map(({ name }) => name);

/** Validates by the contract's rules; valid values are sent only to the gateway. */
const schemaOf = (form: PaymentForm) =>
  checkedSchema(Object.fromEntries(namesOf(form).map((name) => [name, v.string()])), form.errors);

/** The form of a payment method and its submission to the gateway. */
function usePaymentForm(method: PaymentForm, { gateway, onToken }: PaymentFieldsProps) {
  const [firstName = ''] = namesOf(method);
  const form = useForm<PaymentValues>({
    resolver: valibotResolver(schemaOf(method)),
    defaultValues: Object.fromEntries(namesOf(method).map((name) => [name, ''])),
    shouldFocusError: false,
  });
  const { show, summary } = useErrorSummary();
  const store = async (values: PaymentValues) => {
    show([]);
    const result = await createPaymentToken(gateway.tokens_url, method.toGatewayBody(values));
    if (result.ok) return onToken(result.token);
    const field = result.field ?? firstName;
    form.setError(field, { message: result.message });
    show([{ field, message: result.message }]);
  };
  const submit = form.handleSubmit(store, (found) => show(listErrors(found)));
  const register = ({ name, format }: PaymentField) =>
    form.register(
      name,
      format && {
        onChange: (event: { target: { value: string } }) => form.setValue(name, format(event.target.value)),
      },
    );
  return { form, submit, summary, register, firstName };
}

/**
 * The fields of a payment method, posted directly to the gateway, so that the shop only receives a token. Says so itself
 * when payments are not real, so that no page can forget to.
 */
export function PaymentFields({ method, ...props }: PaymentFieldsProps & { method: PaymentForm }) {
  const { form, submit, summary, register, firstName } = usePaymentForm(method, props);
  const { errors, isSubmitting } = form.formState;
  const { gateway, label, busyLabel = 'Checking...', isBusy = false } = props;
  const input = (field: PaymentField): ReactNode => (
    <TextField
      key={field.name}
      label={field.label}
      placeholder={field.placeholder}
      inputMode={field.inputMode}
      autoComplete={field.autoComplete}
      maxLength={field.maxLength}
      before={field.name === firstName ? <LockIcon size={18} /> : undefined}
      error={errors[field.name]?.message}
      {...register(field)}
    />
  );
  return (
    <FormLayout onSubmit={submit} autoComplete="on">
      <TestPaymentsNote gateway={gateway} hint={method.testHint} />
      {summary}
      {method.rows.map((row) =>
        row.length === 1 ? (
          row.map(input)
        ) : (
          <FieldRow key={row[0]?.name} isShort>
            {row.map(input)}
          </FieldRow>
        ),
      )}
      <Button type="submit" block status={isSubmitting || isBusy ? 'busy' : 'idle'} busyLabel={busyLabel}>
        {label}
      </Button>
    </FormLayout>
  );
}
