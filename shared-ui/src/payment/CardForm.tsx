import { valibotResolver } from '@hookform/resolvers/valibot';
import { groupDigits, slashExpiry, toCardData } from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import { FieldRow, FormLayout, TextField } from '@saltbush/shared-ui/design/forms';
import { LockIcon } from '@saltbush/shared-ui/design/icons';
import { useForm } from 'react-hook-form';
import { listErrors } from '../form-kit/field-errors';
import { useErrorSummary } from '../form-kit/use-error-summary';
import { CardSchema, type CardValues } from './card-schema';
import { type CardToken, createCardToken } from './card-token';
import type { OpenGateway } from './payment-gateway';
import { TestPaymentsNote } from './TestPayments';

export interface CardFormProps {
  gateway: OpenGateway;
  /** Label of the submit button. */
  label: string;
  busyLabel?: string;
  /** The step that uses the token is in progress. */
  isBusy?: boolean;
  onToken: (token: CardToken) => Promise<void> | void;
}

/**
 * A card form that posts directly to the gateway, so that the shop only receives a token. Says so itself when payments
 * are not real, so that no page can forget to.
 */
export function CardForm({
  gateway,
  label,
  busyLabel = 'Checking card...',
  isBusy = false,
  onToken,
}: CardFormProps) {
  const form = useForm<CardValues>({
    resolver: valibotResolver(CardSchema),
    defaultValues: { number: '', expiry: '', cvc: '' },
    shouldFocusError: false,
  });
  const { show, summary } = useErrorSummary();
  const { errors, isSubmitting } = form.formState;

  const store = async (values: CardValues) => {
    show([]);
    const result = await createCardToken(gateway.tokens_url, toCardData(values));
    if (result.ok) return onToken(result.token);
    const field = result.field ?? 'number';
    form.setError(field, { message: result.message });
    show([{ field, message: result.message }]);
  };
  const submit = form.handleSubmit(store, (found) => show(listErrors(found)));
  const typed = (field: 'number' | 'expiry', shape: (text: string) => string) =>
    form.register(field, {
      onChange: (event: { target: { value: string } }) => form.setValue(field, shape(event.target.value)),
    });
  return (
    <FormLayout onSubmit={submit} autoComplete="on">
      <TestPaymentsNote gateway={gateway} />
      {summary}
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        before={<LockIcon size={18} />}
        error={errors.number?.message}
        {...typed('number', groupDigits)}
      />
      <FieldRow>
        <TextField
          label="Expiry date"
          placeholder="MM/YY"
          inputMode="numeric"
          autoComplete="cc-exp"
          error={errors.expiry?.message}
          {...typed('expiry', slashExpiry)}
        />
        <TextField
          label="Security code"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          error={errors.cvc?.message}
          {...form.register('cvc')}
        />
      </FieldRow>
      <Button type="submit" block status={isSubmitting || isBusy ? 'busy' : 'idle'} busyLabel={busyLabel}>
        {label}
      </Button>
    </FormLayout>
  );
}
