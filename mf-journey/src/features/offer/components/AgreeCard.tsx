import { Banner, Button, Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { ConsentTerms, useConsent } from '../../../shared/consent/ConsentTerms';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { useSubscriptionChange } from '../../../shared/subscription/use-subscription-change';
import { agree } from '../api/agree';

/** Asks for the agreement that renewals wait for (rule consent-01). */
export function AgreeCard({ subscription }: { subscription: Subscription }) {
  const consent = useConsent(subscription.consent);
  const { mutate, isPending, error } = useSubscriptionChange(agree);
  const confirm = () => {
    const words = consent.given();
    if (words) mutate({ subscription_id: subscription.id, consent: words });
  };
  return (
    <Panel ground="plum-soft" padding="lg">
      <Stack gap={5} align="start">
        <Stack gap={1}>
          <Heading level={2} size="lg">
            Your renewal waits for your agreement
          </Heading>
          <Text tone="muted">You have not been charged. To go on, please read what it costs and when.</Text>
        </Stack>
        <ConsentTerms consent={consent} />
        <div role="alert">{error && <Banner tone="error" title={errorMessage(error)} />}</div>
        <Button status={isPending ? 'busy' : 'idle'} busyLabel="One moment..." onClick={confirm}>
          Agree and go on
        </Button>
      </Stack>
    </Panel>
  );
}
