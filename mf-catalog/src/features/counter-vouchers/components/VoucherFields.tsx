import { VOUCHER_TEXTS, type VoucherErrors } from '@saltbush/contract';
import { TextArea, TextField } from '@saltbush/shared-ui/design/forms';
import { writeMoment } from '../../../shared/counter/run-states';
import type { StaffVoucher } from '../api/voucher-fields';
import styles from './Vouchers.module.css';

interface FieldsProps {
  /** What the fields begin with. */
  voucher: StaffVoucher | null;
  errors: VoucherErrors;
}

/** What shoppers read of a voucher. */
export const TextFields = ({ voucher, errors }: FieldsProps) => (
  <>
    <TextField
      label="Name"
      name="name"
      autoComplete="off"
      maxLength={VOUCHER_TEXTS.name}
      defaultValue={voucher?.voucher.name ?? ''}
      error={errors.name}
    />
    <TextArea
      label="Description"
      hint="In the cart, beside the code"
      name="description"
      rows={2}
      maxLength={VOUCHER_TEXTS.description}
      defaultValue={voucher?.description ?? ''}
      error={errors.description}
    />
  </>
);

/** How often a voucher can be used; empty fields are no limit. */
export const LimitFields = ({ voucher, errors }: FieldsProps) => (
  <div className={styles.pair}>
    <TextField
      label="Orders in all"
      hint="Empty for any number"
      name="max_uses"
      inputMode="numeric"
      autoComplete="off"
      defaultValue={String(voucher?.voucher.max_uses ?? '')}
      error={errors.max_uses}
    />
    <TextField
      label="Orders of each customer"
      hint="Empty for any number"
      name="max_uses_per_customer"
      inputMode="numeric"
      autoComplete="off"
      defaultValue={String(voucher?.voucher.max_uses_per_customer ?? '')}
      error={errors.max_uses_per_customer}
    />
  </div>
);

/** When a voucher ends. */
export const UntilField = ({ until, errors }: { until?: string; errors: VoucherErrors }) => (
  <TextField
    label="Until"
    hint="Sydney time"
    name="until"
    type="datetime-local"
    defaultValue={writeMoment(until)}
    error={errors.until}
  />
);
