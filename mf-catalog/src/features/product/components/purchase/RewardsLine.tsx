import { type LineChoice, linePrice, SHOP } from '@saltbush/contract';
import { TextButton } from '@saltbush/shared-ui/design/core';
import { AwardIcon } from '@saltbush/shared-ui/design/icons';
import { rewardsCardQuery } from '@saltbush/shared-ui/entities';
import { openOverlay, useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '../../api/product';
import styles from './RewardsLine.module.css';

/** Explains how to collect points: guests sign in or sign up, signed-in users link their card once. */
function HowToCollect() {
  const isSignedIn = useSession((session) => session.status === 'signed-in');
  const { data: card } = useQuery({ ...rewardsCardQuery(), enabled: isSignedIn });
  if (!isSignedIn)
    return (
      <>
        <TextButton onClick={() => openOverlay('auth', { mode: 'login' })}>Sign in</TextButton>
        {' / '}
        <TextButton onClick={() => openOverlay('rewards', {})}>Sign up</TextButton>
        {' to link your card'}
      </>
    );
  if (card === undefined) return null;
  if (!card?.edr_linked)
    return <TextButton onClick={() => openOverlay('rewards', {})}>Link your card to earn points</TextButton>;
  return 'Added to your linked card';
}

/** "Collect {n} Saltbush Rewards Points*" (section 2.10). Bonus points are excluded if the product may not be advertised. */
export function RewardsLine({ product, line }: { product: Product; line: LineChoice }) {
  const bonus = product.is_advertisable ? product.edr_bonus_points * line.quantity : 0;
  const points = linePrice(product, line).points + bonus;
  if (points <= 0) return null;
  return (
    <div className={styles.line}>
      <AwardIcon className={styles.icon} size={20} strokeWidth={1.75} />
      <p>
        <strong>
          Collect {points.toLocaleString('en-AU')} {SHOP.rewards} Points*
        </strong>
        <span className={styles.how}>
          <HowToCollect />
        </span>
      </p>
    </div>
  );
}
