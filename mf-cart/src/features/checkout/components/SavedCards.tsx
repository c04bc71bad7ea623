import { paymentLabel } from '@saltbush/contract';
import { Button, Stack } from '@saltbush/shared-ui/design/core';
import { RadioGroup } from '@saltbush/shared-ui/design/forms';
import type { PaymentMethod } from '@saltbush/shared-ui/entities';
import type { PaymentToken } from '@saltbush/shared-ui/payment';
import { type ReactNode, useState } from 'react';
import { isExpired, tokenOf } from '../model/saved-card';

const NEW = 'new';
const twoDigits = (number: number) => String(number).padStart(2, '0');

function expiryWords(card: PaymentMethod): string | undefined {
  if (!card.exp_month || !card.exp_year) return undefined;
  return `${isExpired(card) ? 'Expired' : 'Expires'} ${twoDigits(card.exp_month)}/${card.exp_year}`;
}

interface SavedCardsProps {
  cards: readonly PaymentMethod[];
  /** Such as "card". */
  noun: string;
  onUse: (token: PaymentToken) => void;
  /** The form for another card, or why there is none. */
  another: ReactNode;
  /** Whether another card may be chosen. */
  hasAnother: boolean;
}

/** Cards of the account, of which an expired one cannot be chosen, and the form for another one. */
export function SavedCards({ cards, noun, onUse, another, hasAnother }: SavedCardsProps) {
  const usable = cards.filter((card) => !isExpired(card));
  const [chosen, setChosen] = useState<string>(usable[0]?.payment_source_id ?? NEW);
  const card = usable.find(({ payment_source_id }) => payment_source_id === chosen);
  if (cards.length === 0) return another;
  const options = cards.map((one) => ({
    value: one.payment_source_id,
    label: paymentLabel(one),
    hint: expiryWords(one),
    disabled: isExpired(one),
  }));
  return (
    <Stack gap={4}>
      <RadioGroup
        legend="Pay with"
        name="saved-card"
        layout="cards"
        options={hasAnother ? [...options, { value: NEW, label: `Another ${noun}` }] : options}
        value={card ? chosen : NEW}
        onChange={setChosen}
      />
      {card ? <Button onClick={() => onUse(tokenOf(card))}>Continue to review</Button> : another}
    </Stack>
  );
}
