import { CANCEL_REASONS, REASON_MISSING } from '@saltbush/contract';
import { Banner, Button, Cluster, formatCents, Stack, Text } from '@saltbush/shared-ui/design/core';
import { RadioGroup } from '@saltbush/shared-ui/design/forms';
import { Dialog } from '@saltbush/shared-ui/design/overlays';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelOrder } from '../api/cancel-order';
import type { OrderDetails } from '../api/order';
import type { OrderAccess } from '../model/order-access';

interface CancelOrderProps {
  order: OrderDetails;
  access: OrderAccess;
  onChanged: (order: OrderDetails) => void;
  onClose: () => void;
}

const OPTIONS = Object.entries(CANCEL_REASONS).map(([value, label]) => ({ value, label }));

function consequence({ order_total, refund_total, payment }: OrderDetails): string {
  const left = order_total - refund_total;
  if (left === 0 || !payment) return 'Nothing will be sent.';
  return `Nothing will be sent, and ${formatCents(left, { free: false })} goes back to the card that paid.`;
}

/** Asks why, and cancels the order. */
export default function CancelOrder({ order, access, onChanged, onClose }: CancelOrderProps) {
  const [reason, setReason] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const action = useMutation({
    mutationFn: (chosen: string) => cancelOrder(access, chosen),
    onSuccess: (cancelled) => {
      onChanged(cancelled);
      onClose();
    },
  });
  const confirm = () => {
    setIsAsked(true);
    if (reason) action.mutate(reason);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Cancel this order?"
      footer={
        <Cluster gap={3} justify="end">
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="danger"
            status={action.isPending ? 'busy' : 'idle'}
            busyLabel="Cancelling…"
            onClick={confirm}
          >
            Cancel order
          </Button>
        </Cluster>
      }
    >
      <Stack gap={4}>
        <Text>{consequence(order)}</Text>
        <RadioGroup
          legend="Why are you cancelling?"
          name="cancel-reason"
          options={OPTIONS}
          value={reason}
          onChange={setReason}
          error={isAsked && !reason ? REASON_MISSING : undefined}
        />
        {action.isError && (
          <Banner tone="error" live>
            {errorMessage(action.error)}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
