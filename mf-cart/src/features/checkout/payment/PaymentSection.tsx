import { Banner, Button, ErrorState, Stack, Text } from '@saltbush/shared-ui/design/core';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { CardForm, type CardToken } from '@saltbush/shared-ui/payment';
import { useQuery } from '@tanstack/react-query';
import { type PaymentGateway, paymentGatewayQuery } from '../api/payment-gateway';

interface PaymentSectionProps {
  /** Cents; nothing is asked for when it is 0. */
  total: number;
  /** Why the last payment did not go through; nothing was charged. */
  decline: string | null;
  onToken: (token: CardToken) => void;
  onFree: () => void;
}

function TestModeNote({ gateway }: { gateway: PaymentGateway }) {
  if (gateway.name !== 'embedded') return null;
  return (
    <Banner tone="info" title="Test payments">
      No money moves. Use card 4242 4242 4242 4242, any future date and any security code.
    </Banner>
  );
}

function Gateway({ decline, onToken }: Pick<PaymentSectionProps, 'decline' | 'onToken'>) {
  const { data, isPending, isFetching, refetch } = useQuery(paymentGatewayQuery());
  if (data?.tokens_url) {
    return (
      <Stack gap={4}>
        {!decline && <TestModeNote gateway={data} />}
        <CardForm tokensUrl={data.tokens_url} label="Continue to review" onToken={onToken} />
      </Stack>
    );
  }
  if (isPending) return <FormSkeleton fields={2} />;
  return (
    <ErrorState
      headingLevel={3}
      title="Payment isn’t available right now"
      onRetry={() => void refetch()}
      busy={isFetching}
    >
      You have not been charged, and your cart is safe. Please try again in a moment.
    </ErrorState>
  );
}

/** Section 3: the card. Its data goes to the gateway alone. */
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
      <Gateway decline={decline} onToken={onToken} />
    </Stack>
  );
}
