import { formatCents } from '@saltbush/shared-ui/design/core';
import type { MultibuyTier } from '../model/multibuy';
import styles from './MultibuyTiers.module.css';

interface MultibuyTiersProps {
  tiers: readonly MultibuyTier[];
  /** Units of the tier that the quantity reaches. */
  reached: number | null;
  /** Says how much is saved; not for medicines that may not be promoted. */
  showsSaving: boolean;
  onChoose: (quantity: number) => void;
}

/** Multibuy prices: a press takes the quantity that reaches one. */
export function MultibuyTiers({ tiers, reached, showsSaving, onChoose }: MultibuyTiersProps) {
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
          {showsSaving && savesPercent > 0 && <span className={styles.saving}>Save {savesPercent}%</span>}
        </button>
      ))}
    </fieldset>
  );
}
