import {
  PAYMENT_FORMS,
  type PaymentMethodId,
  type PaymentUse,
  paymentMethodsFor,
  paymentNoun,
} from '@saltbush/contract';
import { Stack } from '@saltbush/shared-ui/design/core';
import { RadioGroup } from '@saltbush/shared-ui/design/forms';
import { useState } from 'react';
import { PaymentFields, type PaymentFieldsProps } from './PaymentFields';

export interface PaymentMethodFormProps extends PaymentFieldsProps {
  /** `later` if the method is saved and charged again, which not every method allows. */
  use?: PaymentUse;
}

/** Asks for the details of a payment method; where a use allows several, the shopper chooses one first. */
export function PaymentMethodForm({ use = 'now', ...props }: PaymentMethodFormProps) {
  const methods = paymentMethodsFor(use);
  const [chosen, setChosen] = useState<PaymentMethodId | null>(null);
  const method = methods.find(({ id }) => id === chosen) ?? methods[0];
  if (!method) return null;
  const busyLabel = props.busyLabel ?? `Checking ${method.noun}...`;
  const form = (
    <PaymentFields key={method.id} {...props} busyLabel={busyLabel} method={PAYMENT_FORMS[method.id]} />
  );
  if (methods.length === 1) return form;
  return (
    <Stack gap={4}>
      <RadioGroup
        legend={`Choose a ${paymentNoun(use)}`}
        name="payment-method"
        layout="cards"
        options={methods.map(({ id, label }) => ({ value: id, label }))}
        value={method.id}
        onChange={(id) => setChosen(methods.find((one) => one.id === id)?.id ?? null)}
      />
      {form}
    </Stack>
  );
}
