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

const ENDS = 'Your program ends now, for good. Your next order isn’t sent and nothing more is charged.';
const DOCTOR = 'If you take a prescribed medicine, please speak with your doctor before you stop.';

/** What becomes of the fee: what its practitioner has put down about the first consult decides (rule health-40). */
function feeWords({ status, refunds_fee, past_consults }: Subscription): string {
  if (refunds_fee) {
    return 'Your fee is refunded in full to the card that paid, because your first consult hasn’t taken place.';
  }
  if (status !== 'reviewing')
    return 'The month that you’ve paid runs out: you can read its lessons until then.';
  return past_consults.some((one) => one.status === 'completed')
    ? 'Your fee isn’t refunded, because your first consult has taken place.'
    : 'Your fee isn’t refunded, because we couldn’t reach you for your first consult by three calls.';
}

/** What ending the program does to money, consult, orders and lessons (rule consent-04). */
function whatHappens(subscription: Subscription): string[] {
  const { status, refunds_fee, upcoming_booking } = subscription;
  if (status === 'draft') return [ENDS];
  return [
    ENDS,
    feeWords(subscription),
    ...(upcoming_booking
      ? ['Your booked consult is cancelled; if you paid for it, that is refunded too.']
      : []),
    'Orders that aren’t packed yet are cancelled and refunded. Packed ones are still sent.',
    ...(refunds_fee ? [] : [DOCTOR]),
  ];
}

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
        <Stack gap={2}>
          {whatHappens(props.subscription).map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Stack>
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
