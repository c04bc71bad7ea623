import { type PaymentUse, paymentNoun } from '@saltbush/contract';
import { Banner, Button, Stack, Text } from '@saltbush/shared-ui/design/core';
import { PaymentMethodForm, type PaymentToken, WithGateway } from '@saltbush/shared-ui/payment';

interface PaymentSectionProps {
  /** In cents; no payment is requested when it is 0. */
  total: number;
  /** `later` if the order starts an AutoDelivery, which charges the method again. */
  use: PaymentUse;
  /** Why the last payment failed; nothing was charged. */
  decline: string | null;
  onToken: (token: PaymentToken) => void;
  onFree: () => void;
}

const AWAY = {
  children: 'You have not been charged, and your cart is safe. Please try again in a moment.',
};

/** Third section: the payment method. Its details are sent to the payment gateway only. */
export function PaymentSection({ total, use, decline, onToken, onFree }: PaymentSectionProps) {
  const noun = paymentNoun(use);
  if (total === 0) {
    return (
      <Stack gap={4} align="start">
        <Text>There is nothing to pay for this order.</Text>
        <Button onClick={onFree}>Continue to review</Button>
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      {decline && (
        <Banner tone="error" title={decline} live>
          You have not been charged. Check the {noun}’s details or use another {noun}.
        </Banner>
      )}
      <WithGateway unavailable={AWAY}>
        {(gateway) => (
          <PaymentMethodForm gateway={gateway} use={use} label="Continue to review" onToken={onToken} />
        )}
      </WithGateway>
    </Stack>
  );
}
