import { paymentLabel, paymentNoun, paymentTitle } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { TextLink } from '@saltbush/shared-ui/design/core';
import { Select } from '@saltbush/shared-ui/design/forms';
import { paymentMethodsQuery } from '@saltbush/shared-ui/entities';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import type { EditValues } from '../model/edit-values';

/** Selects the saved payment method that deliveries are charged to. */
export function PaymentMethodField() {
  const { register, watch, formState } = useFormContext<EditValues>();
  const { data } = useQuery(paymentMethodsQuery());
  const current = watch('payment_source_id');
  const noun = paymentNoun('later');
  const saved = (data ?? []).map((method) => ({
    value: method.payment_source_id,
    label: paymentLabel(method),
  }));
  // The current method remains an option until the saved ones have loaded.
  const isKnown = saved.some(({ value }) => value === current);
  const options = isKnown ? saved : [{ value: current, label: `The present ${noun}` }, ...saved];
  return (
    <div>
      <Select
        key={saved.length}
        label={paymentTitle('later')}
        options={options}
        error={formState.errors.payment_source_id?.message}
        {...register('payment_source_id')}
      />
      <TextLink href={links.account.paymentMethods()}>Add a {noun}</TextLink>
    </div>
  );
}
