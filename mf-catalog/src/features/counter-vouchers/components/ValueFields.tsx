import type { VoucherErrors } from '@saltbush/contract';
import { Checkbox, Select, TextField } from '@saltbush/shared-ui/design/forms';
import { useQuery } from '@tanstack/react-query';
import { writeCents } from '../../../shared/counter/money-field';
import { rootCategoriesQuery } from '../../../shared/find-products/api/root-categories';
import type { StaffVoucher } from '../api/voucher-fields';
import styles from './Vouchers.module.css';

const EVERYTHING = { value: '', label: 'Everything that may be discounted' };

/** The categories to choose from; that of the voucher is there before they are read. */
function useCategories(voucher: StaffVoucher | null) {
  const { data = [] } = useQuery(rootCategoriesQuery());
  const options = data.map(({ id, title }) => ({ value: id, label: title }));
  const own = voucher?.category_id ?? '';
  const isMissing = own !== '' && options.every(({ value }) => value !== own);
  return [
    EVERYTHING,
    ...(isMissing ? [{ value: own, label: voucher?.voucher.category ?? own }] : []),
    ...options,
  ];
}

/** What a voucher for a percentage off gives, and for what. */
export function ValueFields({ voucher, errors }: { voucher: StaffVoucher | null; errors: VoucherErrors }) {
  const categories = useCategories(voucher);
  const { percent, min_spend = null, first_order_only = false } = voucher?.voucher ?? {};
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label="Percentage off"
          name="percent"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(percent ?? '')}
          error={errors.percent}
        />
        <TextField
          label="Minimum spend"
          hint="On what it covers; empty for none"
          name="min_spend"
          before="$"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={writeCents(min_spend)}
          error={errors.min_spend}
        />
      </div>
      <Select
        label="Covers"
        name="category_id"
        options={categories}
        defaultValue={voucher?.category_id ?? ''}
        error={errors.category_id}
      />
      <Checkbox label="First order only" name="first_order_only" defaultChecked={first_order_only} />
    </>
  );
}
