import { paymentNoun } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Button, ButtonLink, Cluster, InlineMessage, Stack } from '@saltbush/shared-ui/design/core';
import { useServed } from '@saltbush/shared-ui/platform';
import { formatDate } from '../../../shared/dates/dates';
import { useSubscriptionCharge } from '../../../shared/payment/use-subscription-charge';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { retryPayment } from '../api/retry';

/** Offers to retry a declined renewal or update the payment method, and shows when the next automatic attempt is due. */
export function RetryPayment({ subscription }: { subscription: Subscription }) {
  const isServed = useServed();
  const methods = links.account.paymentMethods();
  const { charge, isBusy, failure, dialog } = useSubscriptionCharge(retryPayment);
  return (
    <Stack gap={3}>
      <Cluster gap={3}>
        <Button
          status={isBusy ? 'busy' : 'idle'}
          busyLabel="Trying the payment..."
          onClick={() => charge({ subscription_id: subscription.id })}
        >
          Try the payment again
        </Button>
        {isServed(methods) && (
          <ButtonLink variant="secondary" href={methods}>
            Update your {paymentNoun('later')}
          </ButtonLink>
        )}
      </Cluster>
      <div role="alert">{failure && <InlineMessage tone="error">{failure}</InlineMessage>}</div>
      {subscription.payment_retry_at && (
        <InlineMessage tone="info">
          Otherwise we try again on {formatDate(subscription.payment_retry_at)}.
        </InlineMessage>
      )}
      {dialog}
    </Stack>
  );
}
