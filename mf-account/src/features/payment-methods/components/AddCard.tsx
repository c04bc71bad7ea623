import { Banner, ErrorState, Stack, Text, useActionStatus } from '@saltbush/shared-ui/design/core';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { Sheet } from '@saltbush/shared-ui/design/overlays';
import { CardForm, type CardToken } from '@saltbush/shared-ui/payment';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { paymentMethodsQuery } from '../../../model/payment-methods';
import { addCard } from '../api/add';
import { paymentGatewayQuery } from '../api/payment-gateway';

interface AddCardProps {
  onClose: () => void;
  onAdded: () => void;
}

interface NewCardProps {
  tokensUrl: string;
  isTest: boolean;
  onAdded: () => void;
}

function NewCard({ tokensUrl, isTest, onAdded }: NewCardProps) {
  const client = useQueryClient();
  const { status, run, failure } = useActionStatus();
  const keep = async ({ id }: CardToken) => {
    const isKept = await run(async () =>
      client.setQueryData(paymentMethodsQuery().queryKey, await addCard(id)),
    );
    if (isKept) onAdded();
  };
  return (
    <Stack gap={4}>
      {isTest && (
        <Banner tone="info" title="Test payments">
          No money moves. Use card 4242 4242 4242 4242, any future date and any security code.
        </Banner>
      )}
      {Boolean(failure) && (
        <Banner tone="error" live>
          {errorMessage(failure)}
        </Banner>
      )}
      <CardForm
        tokensUrl={tokensUrl}
        label="Add card"
        busyLabel="Adding..."
        isBusy={status === 'busy'}
        onToken={keep}
      />
      <Text size="sm" tone="muted">
        Your card’s details go straight to our payment service. We keep its brand and last four digits.
      </Text>
    </Stack>
  );
}

/** Adds a card through the gateway: its number never comes to the shop (section 2.17). */
export default function AddCard({ onClose, onAdded }: AddCardProps) {
  const { data, isPending, isFetching, refetch } = useQuery(paymentGatewayQuery());
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Add a card">
      {data?.tokens_url && (
        <NewCard tokensUrl={data.tokens_url} isTest={data.name === 'embedded'} onAdded={onAdded} />
      )}
      {!data?.tokens_url && isPending && <FormSkeleton fields={3} />}
      {!data?.tokens_url && !isPending && (
        <ErrorState
          headingLevel={3}
          title="Cards can’t be added right now"
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          Nothing was saved. Please try again in a moment.
        </ErrorState>
      )}
    </Sheet>
  );
}
