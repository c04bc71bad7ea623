import { FREE_CHANGE_HOURS, formatMoney, paymentNoun } from '@saltbush/contract';
import { Banner, Button, Cluster, Stack, Text } from '@saltbush/shared-ui/design/core';
import { Dialog } from '@saltbush/shared-ui/design/overlays';
import { errorMessage } from '@saltbush/shared-ui/platform';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { useSubscriptionChange } from '../../../shared/subscription/use-subscription-change';
import { cancelConsult } from '../api/cancel-consult';

type Consult = NonNullable<Subscription['upcoming_booking']>;

interface CancelConsultProps {
  subscription: Subscription;
  consult: Consult;
  /** Whether it starts in less than two hours. */
  isLate: boolean;
  onClose: () => void;
  /** Leads to leaving the program. */
  onLeave: () => void;
}

/** What happens to the fee, or to the free consult, by the terms (rule health-15). */
function feeWords({ paid }: Consult, isLate: boolean): string {
  if (paid === 0) {
    return isLate
      ? `It is less than ${FREE_CHANGE_HOURS} hours until your consult, so it counts as one of your free consults.`
      : 'It was one of your free consults: you can book it again.';
  }
  return isLate
    ? `It is less than ${FREE_CHANGE_HOURS} hours until your consult, so the fee of ${formatMoney(paid)} stays.`
    : `The fee of ${formatMoney(paid)} goes back to the ${paymentNoun('later')} that paid.`;
}

/** The first consult is where the program begins: to cancel it is to leave the program (rule consent-04). */
function LeaveInstead({ subscription, isLate, onClose, onLeave }: CancelConsultProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Cancel your first consult?"
      footer={
        <Cluster gap={3}>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" onClick={onLeave}>
            Leave the program…
          </Button>
        </Cluster>
      }
    >
      <Stack gap={3}>
        <Text>
          Your program begins with this consult, so cancelling it means leaving the program.{' '}
          {subscription.refunds_fee
            ? `Until it begins, your fee of ${formatMoney(subscription.journey.price)} is refunded in full.`
            : 'We could not reach you for the one before, so your fee stays.'}
        </Text>
        {!isLate && <Text>Would another time suit you better? You can keep it, and move it.</Text>}
      </Stack>
    </Dialog>
  );
}

function FollowUp({ subscription, consult, isLate, onClose }: CancelConsultProps) {
  const { mutate, isPending, error } = useSubscriptionChange(cancelConsult);
  const cancel = () =>
    mutate({ subscription_id: subscription.id, booking_id: consult.id }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Cancel this consult?"
      footer={
        <Cluster gap={3}>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="danger"
            status={isPending ? 'busy' : 'idle'}
            busyLabel="Cancelling…"
            onClick={cancel}
          >
            Cancel consult
          </Button>
        </Cluster>
      }
    >
      <Stack gap={4}>
        <Text>
          Your time is given to somebody else, and your program goes on. {feeWords(consult, isLate)}
        </Text>
        {error && (
          <Banner tone="error" live>
            {errorMessage(error)}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}

/** Cancels a consult after one confirmation; the first one leads to leaving the program. */
export function CancelConsult(props: CancelConsultProps) {
  return props.consult.is_first ? <LeaveInstead {...props} /> : <FollowUp {...props} />;
}
