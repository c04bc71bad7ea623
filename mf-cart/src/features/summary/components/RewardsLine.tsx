import { SHOP } from '@saltbush/contract';
import { Text } from '@saltbush/shared-ui/design/core';
import { AwardIcon } from '@saltbush/shared-ui/design/icons';
import { rewardsCardQuery } from '@saltbush/shared-ui/entities';
import { useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import styles from './RewardsLine.module.css';

function LinkedCard() {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const { data } = useQuery({ ...rewardsCardQuery(), enabled: isSignedIn });
  if (!data?.edr_linked || !data.edr_card_first2 || !data.edr_card_last4) return null;
  return (
    <span className={styles.card}>
      Card {data.edr_card_first2}•• •••• {data.edr_card_last4}
    </span>
  );
}

/** Rewards points the order would earn, and the linked card (section 2.15). */
export function RewardsLine({ base, bonus }: { base: number; bonus: number }) {
  return (
    <Text size="sm" as="div" className={styles.line}>
      <AwardIcon size={20} strokeWidth={1.75} />
      <span>
        Collect {base} {SHOP.rewards} points{bonus > 0 && ` and ${bonus} bonus points`}
        <LinkedCard />
      </span>
    </Text>
  );
}
