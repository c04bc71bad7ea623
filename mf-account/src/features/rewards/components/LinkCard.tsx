import { maskedRewardsCard, SHOP } from '@saltbush/contract';
import { Button, Heading, Stack, Text } from '@saltbush/shared-ui/design/core';
import type { Me } from '@saltbush/shared-ui/entities';
import { useEffect, useRef } from 'react';
import { LinkRewards } from './LinkRewards';

const number = (points: number): string => points.toLocaleString('en-AU');

/** The card of a signed-in shopper: linked, with its points, or to be linked. */
export function LinkCard({ me, onClose }: { me: Me; onClose: () => void }) {
  const heading = useRef<HTMLDivElement>(null);
  // The form that was here before has gone.
  useEffect(() => heading.current?.focus(), []);
  const { edr_linked: isLinked, edr_card_first2: first2, edr_card_last4: last4 } = me;
  return (
    <Stack gap={6}>
      <div ref={heading} tabIndex={-1}>
        <Heading level={3} size="lg">
          {isLinked ? 'Your card is linked' : `Hi ${me.first_name}, link your card`}
        </Heading>
      </div>
      {isLinked ? (
        <Text>
          Card {maskedRewardsCard(first2 ?? '', last4 ?? '')} has {number(me.edr_points)} {SHOP.rewards}{' '}
          points.
        </Text>
      ) : (
        <Text>Every order then collects points on it. It takes a minute, in a window of its own.</Text>
      )}
      <LinkRewards isLinked={isLinked} variant="primary" block />
      <Button variant="secondary" block onClick={onClose}>
        Continue Shopping
      </Button>
    </Stack>
  );
}
