import { JOURNEY_CANCEL_REASONS, type JourneyCancelReason, REASON_MISSING } from '@saltbush/contract';
import { Button, Cluster, InlineMessage, Stack, Text } from '@saltbush/shared-ui/design/core';
import { RadioGroup } from '@saltbush/shared-ui/design/forms';
import { Dialog } from '@saltbush/shared-ui/design/overlays';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { useSubscriptionChange } from '../../../shared/subscription/use-subscription-change';
import { cancelProgram } from '../api/cancel';

const REASONS = Object.entries(JOURNEY_CANCEL_REASONS).map(([value, label]) => ({ value, label }));

const WHAT_HAPPENS =
  'Your program ends now, for good. Your next order isn’t sent and nothing more is charged. If you take a prescribed medicine, please speak with your doctor before you stop.';

interface CancelDialogProps {
  subscription: Subscription;
  open: boolean;
  onClose: () => void;
}

function useCancellation({ subscription, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState<JourneyCancelReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useSubscriptionChange(cancelProgram);
  return {
    reason,
    isMissing,
    isPending,
    error,
    choose: (value: string) => {
      setReason(value as JourneyCancelReason);
      setMissing(false);
    },
    confirm: () => {
      if (!reason) return setMissing(true);
      mutate({ subscription_id: subscription.id, reason }, { onSuccess: onClose });
    },
  };
}

/** Asks for a reason and a confirmation before permanently cancelling a program (section 2.20). */
export function CancelDialog(props: CancelDialogProps) {
  const { reason, isMissing, isPending, error, choose, confirm } = useCancellation(props);
  const footer = (
    <Cluster gap={3}>
      <Button
        variant="danger"
        status={isPending ? 'busy' : 'idle'}
        busyLabel="Cancelling..."
        onClick={confirm}
      >
        Cancel program
      </Button>
      <Button variant="secondary" onClick={props.onClose}>
        Keep my program
      </Button>
    </Cluster>
  );
  return (
    <Dialog
      open={props.open}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title="Cancel your program?"
      footer={footer}
    >
      <Stack gap={5}>
        <Text>{WHAT_HAPPENS}</Text>
        <RadioGroup
          legend="Why are you leaving?"
          name="cancel-reason"
          options={REASONS}
          value={reason}
          onChange={choose}
          error={isMissing ? REASON_MISSING : undefined}
        />
        <div role="alert">{error && <InlineMessage tone="error">{errorMessage(error)}</InlineMessage>}</div>
      </Stack>
    </Dialog>
  );
}
