import { paymentNoun, paymentPrivacy, paymentTitle } from '@saltbush/contract';
import { Banner, Stack, Text, useActionStatus } from '@saltbush/shared-ui/design/core';
import { Sheet } from '@saltbush/shared-ui/design/overlays';
import { paymentMethodsQuery } from '@saltbush/shared-ui/entities';
import {
  type OpenGateway,
  PaymentMethodForm,
  type PaymentToken,
  WithGateway,
} from '@saltbush/shared-ui/payment';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { addPaymentMethod } from '../api/add';

interface AddPaymentMethodProps {
  onClose: () => void;
  onAdded: () => void;
  /** Receives focus when the form closes; if empty, the previously focused element does. */
  finalFocus: RefObject<HTMLElement | null>;
}

interface NewPaymentMethodProps {
  gateway: OpenGateway;
  onAdded: () => void;
}

function NewPaymentMethod({ gateway, onAdded }: NewPaymentMethodProps) {
  const client = useQueryClient();
  const { status, run, failure } = useActionStatus();
  const keep = async ({ id }: PaymentToken) => {
    const isKept = await run(async () =>
      client.setQueryData(paymentMethodsQuery().queryKey, await addPaymentMethod(id)),
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
      <PaymentMethodForm
        gateway={gateway}
        use="later"
        label={`Add ${paymentNoun('later')}`}
        busyLabel="Adding..."
        isBusy={status === 'busy'}
        onToken={keep}
      />
      <Text size="sm" tone="muted">
        {paymentPrivacy('later')}
      </Text>
    </Stack>
  );
}

const away = () => ({
  title: `${paymentTitle('later')}s can’t be added right now`,
  children: 'Nothing was saved. Please try again in a moment.',
});

/** Adds a payment method through the gateway; a card's number never reaches the store (section 2.17). */
export default function AddPaymentMethod({ onClose, onAdded, finalFocus }: AddPaymentMethodProps) {
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Add a ${paymentNoun('later')}`}
      finalFocus={finalFocus}
    >
      <WithGateway fields={3} unavailable={away()}>
        {(gateway) => <NewPaymentMethod gateway={gateway} onAdded={onAdded} />}
      </WithGateway>
    </Sheet>
  );
}
