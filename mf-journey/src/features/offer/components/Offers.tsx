import { Banner } from '@saltbush/shared-ui/design/core';
import { useState } from 'react';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { OfferCard } from './OfferCard';

const FATES = {
  accepted: {
    title: 'This offer has been accepted',
    text: 'It was accepted in another tab or on another device. You find the medicine with your orders.',
  },
  declined: {
    title: 'This offer has been declined',
    text: 'It was declined in another tab or on another device. Nothing is ordered.',
  },
  over: {
    title: 'This offer is no longer open',
    text: 'Nothing was ordered. If you would like the medicine, please book a consult with your doctor.',
  },
} as const;

interface Shown {
  id: string;
  /** Whether this page answered it: what follows is on the page anyway. */
  isAnswered: boolean;
}

/** The open offer, or what has become of the one that this page showed and did not answer itself. */
export function Offers({ subscription }: { subscription: Subscription }) {
  const { offer, answered_offer: answer } = subscription;
  const [shown, setShown] = useState<Shown | null>(null);
  if (offer && offer.id !== shown?.id) setShown({ id: offer.id, isAnswered: false });
  if (offer) {
    const onAnswered = () => setShown({ id: offer.id, isAnswered: true });
    return <OfferCard key={offer.id} {...{ subscription, offer, onAnswered }} />;
  }
  if (!shown || shown.isAnswered) return null;
  const { title, text } = FATES[answer?.id === shown.id ? answer.outcome : 'over'];
  return (
    <Banner tone="info" title={title} live>
      {text}
    </Banner>
  );
}
