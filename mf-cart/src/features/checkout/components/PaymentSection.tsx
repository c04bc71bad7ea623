import { Banner, Button, Stack, Text } from '@saltbush/shared-ui/design/core';
import { CardForm, type CardToken, WithGateway } from '@saltbush/shared-ui/payment';

interface PaymentSectionProps {
  /** In cents; no card is requested when it is 0. */
  total: number;
  /** Why the last payment failed; nothing was charged. */
  decline: string | null;
  onToken: (token: CardToken) => void;
  onFree: () => void;
}

const AWAY = {
  children: 'You have not been charged, and your cart is safe. Please try again in a moment.',
};

/** Third section: the card. Card data is sent to the payment gateway only. */
export function PaymentSection({ total, decline, onToken, onFree }: PaymentSectionProps) {
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
          You have not been charged. Check the card’s details or use another card.
        </Banner>
      )}
      <WithGateway unavailable={AWAY}>
        {(gateway) => <CardForm gateway={gateway} label="Continue to review" onToken={onToken} />}
      </WithGateway>
    </Stack>
  );
}
