import { SHOP } from '@saltbush/contract';
import { Text, TextButton } from '@saltbush/shared-ui/design/core';
import { AwardIcon } from '@saltbush/shared-ui/design/icons';
import { rewardsCardQuery } from '@saltbush/shared-ui/entities';
import { openOverlay, useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import styles from './RewardsLine.module.css';

/** The card that gets the points, or what to do first: without a linked card nobody gets them. */
function WhereTo() {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const { data: card } = useQuery({ ...rewardsCardQuery(), enabled: isSignedIn });
  if (isSignedIn && card === undefined) return null;
  if (!isSignedIn || !card?.edr_linked)
    return <TextButton onClick={() => openOverlay('rewards', {})}>Link your card to earn points</TextButton>;
  return `Card ${card.edr_card_first2}•• •••• ${card.edr_card_last4}`;
}

/** Rewards points the order would earn, and the linked card (section 2.15). */
export function RewardsLine({ base, bonus }: { base: number; bonus: number }) {
  return (
    <Text size="sm" as="div" className={styles.line}>
      <AwardIcon size={20} strokeWidth={1.75} />
      <span>
        Collect {base} {SHOP.rewards} points{bonus > 0 && ` and ${bonus} bonus points`}
        <span className={styles.card}>
          <WhereTo />
        </span>
      </span>
    </Text>
  );
}
