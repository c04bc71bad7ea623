import { nutritionOf } from '@saltbush/contract';
import { IconButton } from '@saltbush/shared-ui/design/core';
import { PencilIcon } from '@saltbush/shared-ui/design/icons';
import { amountText } from '../model/amount';
import { formatNumber } from '../model/format-diary';
import type { Pick } from '../model/picks';
import styles from './AddFood.module.css';
import { FavouriteButton } from './FavouriteButton';

interface PickRowProps {
  pick: Pick;
  onChoose: () => void;
  /** For own foods. */
  onEdit?: () => void;
}

function detailOf({ food, start }: Pick): string {
  if (!start) return `${formatNumber(food.per_100g.kilojoules)} kJ per 100 g`;
  const { grams, portion, quantity } = start;
  const count = quantity === 1 || quantity === null ? '' : `${formatNumber(quantity)} × `;
  const amount = amountText({ grams, portion: portion && `${count}${portion}` });
  return `${amount} · ${formatNumber(nutritionOf(food.per_100g, grams).kilojoules)} kJ`;
}

/** A food to choose, with its latest amount if it was eaten lately. */
export function PickRow({ pick, onChoose, onEdit }: PickRowProps) {
  const { food } = pick;
  return (
    <li className={styles.row}>
      <button type="button" className={styles.pick} onClick={onChoose}>
        <span className={styles.name}>{food.name}</span>{' '}
        <span className={styles.detail}>{detailOf(pick)}</span>
      </button>
      {onEdit && <IconButton label={`Edit ${food.name}`} icon={PencilIcon} onClick={onEdit} />}
      <FavouriteButton food={food} isFavourite={food.is_favourite} />
    </li>
  );
}
