import { formatCents } from '@saltbush/shared-ui/design/core';
import type { MultibuyTier } from '../model/multibuy';
import styles from './MultibuyTiers.module.css';

interface MultibuyTiersProps {
  tiers: readonly MultibuyTier[];
  /** Quantity of the tier that the current quantity reaches. */
  reached: number | null;
  onChoose: (quantity: number) => void;
}

/** Multibuy prices; pressing one sets the quantity that reaches it. */
export function MultibuyTiers({ tiers, reached, onChoose }: MultibuyTiersProps) {
  return (
    <fieldset className={styles.tiers} aria-label="Buy more and save">
      {tiers.map(({ quantity, unitCents, savesPercent }) => (
        <button
          key={quantity}
          type="button"
          className={styles.tier}
          aria-pressed={reached === quantity}
          onClick={() => onChoose(quantity)}
        >
          <span className={styles.count}>Buy {quantity}</span>
          <span className={styles.price}>{formatCents(unitCents)} each</span>
          {savesPercent > 0 && <span className={styles.saving}>Save {savesPercent}%</span>}
        </button>
      ))}
    </fieldset>
  );
}
