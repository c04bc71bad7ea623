import { Banner, Button, Stack, Text } from '@saltbush/shared-ui/design/core';
import { CardForm, type CardToken, TestPaymentsNote, WithGateway } from '@saltbush/shared-ui/payment';

interface PaymentSectionProps {
  /** Cents; nothing is asked for when it is 0. */
  total: number;
  /** Why the last payment did not go through; nothing was charged. */
  decline: string | null;
  onToken: (token: CardToken) => void;
  onFree: () => void;
}

const AWAY = {
  children: 'You have not been charged, and your cart is safe. Please try again in a moment.',
};

/** Third section: the card. Its data goes to the gateway alone. */
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
      <WithGateway away={AWAY}>
        {(gateway) => (
          <Stack gap={4}>
            {!decline && <TestPaymentsNote gateway={gateway} />}
            <CardForm tokensUrl={gateway.tokens_url} label="Continue to review" onToken={onToken} />
          </Stack>
        )}
      </WithGateway>
    </Stack>
  );
}
