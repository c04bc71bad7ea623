import { cardName } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { TextLink } from '@saltbush/shared-ui/design/core';
import { Select } from '@saltbush/shared-ui/design/forms';
import { paymentMethodsQuery } from '@saltbush/shared-ui/entities';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import type { EditValues } from '../model/edit-values';

/** Selects the saved card that deliveries are charged to. */
export function CardField() {
  const { register, watch, formState } = useFormContext<EditValues>();
  const { data } = useQuery(paymentMethodsQuery());
  const current = watch('payment_source_id');
  const cards = (data ?? []).map((card) => ({ value: card.payment_source_id, label: cardName(card) }));
  // The current card remains an option until the cards have loaded.
  const isKnown = cards.some(({ value }) => value === current);
  const options = isKnown ? cards : [{ value: current, label: 'The present card' }, ...cards];
  return (
    <div>
      <Select
        key={cards.length}
        label="Card"
        options={options}
        error={formState.errors.payment_source_id?.message}
        {...register('payment_source_id')}
      />
      <TextLink href={links.account.paymentMethods()}>Add a card</TextLink>
    </div>
  );
}
