import { frequencyWords } from '@saltbush/contract';
import { Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { Checkbox } from '@saltbush/shared-ui/design/forms';
import type { Cart } from '../../../shared/cart/cart';
import { type Payment, paymentWords } from '../model/payment';
import type { Agreement } from '../model/use-agreement';

type Planned = Cart['planned_autodeliveries'][number];

function Terms({ planned }: { planned: Planned }) {
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
        {planned.terms.join(' ')}
      </Text>
    </Stack>
  );
}

interface AutoDeliveryTermsProps {
  cart: Cart;
  payment: Payment | null;
  agreement: Agreement;
}

const MISSING = 'Please agree to the later charges, or take the items off AutoDelivery in your cart';

/** What an order with AutoDelivery lines starts, and the agreement to its later charges (rule selling-35). */
export function AutoDeliveryTerms({ cart, payment, agreement }: AutoDeliveryTermsProps) {
  if (cart.planned_autodeliveries.length === 0) return null;
  const { isAgreed, isMissed, box, agree } = agreement;
  const method = payment ? `My ${paymentWords(payment)}` : 'My payment method';
  return (
    <Panel ground="mist">
      <Stack gap={4}>
        {cart.planned_autodeliveries.map((planned) => (
          <Terms key={planned.frequency} planned={planned} />
        ))}
        <Checkbox
          ref={box}
          name="autodelivery-agreed"
          label={`I agree: ${method} is kept and charged for each delivery until I cancel`}
          checked={isAgreed}
          onChange={(event) => agree(event.target.checked)}
          error={isMissed ? MISSING : undefined}
        />
      </Stack>
    </Panel>
  );
}
