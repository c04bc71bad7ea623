import { autoDeliveryTerms, consentLines, frequencyWords } from '@saltbush/contract';
import { Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { Checkbox } from '@saltbush/shared-ui/design/forms';
import type { Ref } from 'react';
import type { Cart } from '../../../shared/cart/cart';
import { type Payment, paymentWords } from '../model/payment';

type Planned = Cart['planned_autodeliveries'][number];

/** What the customer agrees to for one frequency, in the words that the api keeps. */
function termsOf({ items }: Cart, frequency: string): string[] {
  const repeated = items.filter((line) => line.frequency === frequency);
  const price = repeated.reduce((total, { unit_price, quantity }) => total + unit_price * quantity, 0);
  const named = repeated.map(({ product, quantity }) => ({ name: product?.name ?? '', quantity }));
  return consentLines(autoDeliveryTerms({ frequency, items: named, price }));
}

function Terms({ cart, planned }: { cart: Cart; planned: Planned }) {
  return (
    <Stack gap={2}>
      <Heading level={3} size="md">
        AutoDelivery: {frequencyWords(planned.frequency).toLowerCase()}
      </Heading>
      <Text size="sm">
        The next order is placed and charged on <strong>{planned.charged_on}</strong>. It is expected{' '}
        <strong>{planned.delivered_on}</strong>. You can change or cancel it until {planned.changes_until}.
      </Text>
      <Text size="sm" tone="muted">
        {termsOf(cart, planned.frequency).join(' ')}
      </Text>
    </Stack>
  );
}

interface AutoDeliveryTermsProps {
  cart: Cart;
  payment: Payment | null;
  isAgreed: boolean;
  /** Why the order was not placed, if the agreement is missing. */
  error?: string;
  box: Ref<HTMLInputElement>;
  onAgree: (isAgreed: boolean) => void;
}

/** What an order with AutoDelivery lines starts, and the agreement to its later charges (rule selling-35). */
export function AutoDeliveryTerms({ cart, payment, isAgreed, error, box, onAgree }: AutoDeliveryTermsProps) {
  if (cart.planned_autodeliveries.length === 0) return null;
  const method = payment ? `My ${paymentWords(payment)}` : 'My payment method';
  return (
    <Panel ground="mist">
      <Stack gap={4}>
        {cart.planned_autodeliveries.map((planned) => (
          <Terms key={planned.frequency} cart={cart} planned={planned} />
        ))}
        <Checkbox
          ref={box}
          name="autodelivery-agreed"
          label={`I agree: ${method} is kept and charged for each delivery until I cancel`}
          checked={isAgreed}
          onChange={(event) => onAgree(event.target.checked)}
          error={error}
        />
      </Stack>
    </Panel>
  );
}
