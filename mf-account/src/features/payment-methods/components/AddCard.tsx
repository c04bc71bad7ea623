import { Banner, Stack, Text, useActionStatus } from '@saltbush/shared-ui/design/core';
import { Sheet } from '@saltbush/shared-ui/design/overlays';
import { paymentMethodsQuery } from '@saltbush/shared-ui/entities';
import { CardForm, type CardToken, type OpenGateway, WithGateway } from '@saltbush/shared-ui/payment';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { addCard } from '../api/add';

interface AddCardProps {
  onClose: () => void;
  onAdded: () => void;
  /** Receives focus when the form closes; if empty, the previously focused element does. */
  finalFocus: RefObject<HTMLElement | null>;
}

interface NewCardProps {
  gateway: OpenGateway;
  onAdded: () => void;
}

function NewCard({ gateway, onAdded }: NewCardProps) {
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
      {Boolean(failure) && (
        <Banner tone="error" live>
          {errorMessage(failure)}
        </Banner>
      )}
      <CardForm
        gateway={gateway}
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

const AWAY = {
  title: 'Cards can’t be added right now',
  children: 'Nothing was saved. Please try again in a moment.',
};

/** Adds a card through the payment gateway; the card number never reaches the store (section 2.17). */
export default function AddCard({ onClose, onAdded, finalFocus }: AddCardProps) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Add a card" finalFocus={finalFocus}>
      <WithGateway fields={3} unavailable={AWAY}>
        {(gateway) => <NewCard gateway={gateway} onAdded={onAdded} />}
      </WithGateway>
    </Sheet>
  );
}
