import { formatMoney } from '@saltbush/contract';
import { Banner, Button, Cluster, Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { subscriptionKeys } from '@saltbush/shared-ui/entities';
import { errorMessage, hasCode } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { ConsentTerms, useConsent } from '../../../shared/consent/ConsentTerms';
import { formatDate } from '../../../shared/dates/dates';
import { useSubscriptionCharge } from '../../../shared/payment/use-subscription-charge';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { useSubscriptionChange } from '../../../shared/subscription/use-subscription-change';
import { acceptOffer } from '../api/accept-offer';
import { declineOffer } from '../api/decline-offer';

type Offer = NonNullable<Subscription['offer']>;

const medicineWords = ({ name, quantity, price, repeats }: Offer['items'][number]): string =>
  `${quantity} × ${name}, ${formatMoney(price * quantity)} a month, ${repeats} ${repeats === 1 ? 'supply' : 'supplies'}`;

const acceptWords = ({ charged_now }: Offer): string =>
  charged_now === null || charged_now === undefined ? 'Accept' : `Accept and pay ${formatMoney(charged_now)}`;

interface OfferCardProps {
  subscription: Subscription;
  offer: Offer;
  /** Called when this page answers it. */
  onAnswered: () => void;
}

/** Answers the offer; one that turns out to be over is read again, so that its buttons go. */
function useAnswers({ subscription, offer, onAnswered }: OfferCardProps) {
  const client = useQueryClient();
  const refresh = (error: unknown) => {
    if (hasCode(error, 'SUBSCRIPTION_STATUS')) {
      void client.invalidateQueries({ queryKey: subscriptionKeys.all });
    }
    return false;
  };
  const accepting = useSubscriptionCharge(acceptOffer, { onDone: onAnswered, handleError: refresh });
  const declining = useSubscriptionChange(declineOffer);
  const input = { subscription_id: subscription.id, offer_id: offer.id };
  return {
    ...accepting,
    isDeclining: declining.isPending,
    message: accepting.failure ?? (declining.error && errorMessage(declining.error)),
    accept: (consent: string) => accepting.charge({ ...input, consent }),
    decline: () => declining.mutate(input, { onSuccess: onAnswered, onError: refresh }),
  };
}

/** What the practitioner offers: nothing is ordered or charged unless the member accepts it (rule consent-03). */
export function OfferCard(props: OfferCardProps) {
  const { offer } = props;
  const consent = useConsent(offer.consent);
  const { isBusy, isDeclining, message, dialog, ...answers } = useAnswers(props);
  const accept = () => {
    const words = consent.given();
    if (words) answers.accept(words);
  };
  return (
    <Panel ground="plum-soft" padding="lg">
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2} size="lg">
            Your practitioner’s offer
          </Heading>
          <Text tone="muted">
            Please answer by {formatDate(offer.expires_at)}. Nothing is ordered or charged unless you accept.
          </Text>
        </Stack>
        <ul>
          {offer.items.map((item) => (
            <li key={item.name}>
              <Text strong>{medicineWords(item)}</Text>
            </li>
          ))}
        </ul>
        <ConsentTerms consent={consent} />
        <div role="alert">{message && <Banner tone="error" title={message} />}</div>
        <Cluster gap={3}>
          <Button status={isBusy ? 'busy' : 'idle'} busyLabel="One moment..." onClick={accept}>
            {acceptWords(offer)}
          </Button>
          <Button
            variant="secondary"
            status={isDeclining ? 'busy' : 'idle'}
            busyLabel="Declining..."
            onClick={answers.decline}
          >
            Decline
          </Button>
        </Cluster>
        <Text size="sm" tone="muted">
          If you decline, your program goes on without this medicine, and your lessons and consults stay.
        </Text>
        {dialog}
      </Stack>
    </Panel>
  );
}
