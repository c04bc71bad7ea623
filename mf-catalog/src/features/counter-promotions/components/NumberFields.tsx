import type { PromotionErrors, PromotionKind, PromotionNumber } from '@saltbush/contract';
import { TextField } from '@saltbush/shared-ui/design/forms';
import type { StaffPromotion } from '../api/promotion-fields';
import { writeNumber } from '../model/draft-values';
import styles from './Promotions.module.css';

interface Shown {
  name: PromotionNumber;
  label: string;
  /** `$` before an amount. */
  before?: string;
}

const FIELDS: Readonly<Record<PromotionKind, readonly Shown[]>> = {
  buy_n_save_percent: [
    { name: 'n', label: 'Minimum quantity' },
    { name: 'percent', label: 'Percentage off' },
  ],
  n_for_price: [
    { name: 'n', label: 'Units' },
    { name: 'price', label: 'Price for all of them', before: '$' },
  ],
  spend_save: [
    { name: 'spend', label: 'Spend', before: '$' },
    { name: 'save', label: 'Save', before: '$' },
  ],
  bonus_points: [{ name: 'points', label: 'Points per unit' }],
};

interface NumberFieldsProps {
  kind: PromotionKind;
  promotion: StaffPromotion | null;
  errors: PromotionErrors;
}

/** The numbers of one kind of promotion. */
export const NumberFields = ({ kind, promotion, errors }: NumberFieldsProps) => (
  <div className={styles.pair}>
    {FIELDS[kind].map(({ name, label, before }) => (
      <TextField
        key={`${kind} ${name}`}
        label={label}
        name={name}
        before={before}
        inputMode={before ? 'decimal' : 'numeric'}
        autoComplete="off"
        defaultValue={writeNumber(promotion, name)}
        error={errors[name]}
      />
    ))}
  </div>
);
