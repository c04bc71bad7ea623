import {
  changedLimitErrors,
  promotionEndError,
  type VoucherErrors,
  voucherTextErrors,
} from '@saltbush/contract';
import { Banner, Button, TextButton } from '@saltbush/shared-ui/design/core';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { type FormEvent, useState } from 'react';
import { changeVoucher } from '../api/change-voucher';
import type { StaffVoucher } from '../api/voucher-fields';
import { leadToError } from '../model/use-voucher-draft';
import { useVoucherStep } from '../model/use-voucher-step';
import { fieldErrors, readPublished } from '../model/voucher-values';
import { LimitFields, TextFields, UntilField } from './VoucherFields';
import styles from './Vouchers.module.css';

interface PublishedFormProps {
  staffVoucher: StaffVoucher;
  /** Begins again with the voucher as it is now. */
  onLookAgain: () => void;
  /** Something was entered. */
  onTouch: () => void;
}

/** Sends a change of the version that was shown at first, so that a colleague's change meanwhile is not undone. */
function usePublished(current: StaffVoucher) {
  const { id, from, uses, max_uses_per_customer } = current.voucher;
  const [version, setVersion] = useState(current.version);
  const [errors, setErrors] = useState<VoucherErrors>({});
  const { status, take, failure, isOutdated } = useVoucherStep(id);
  const show = (form: HTMLFormElement, wrong: VoucherErrors) => {
    setErrors(wrong);
    leadToError(form, wrong);
  };
  const save = async (form: HTMLFormElement): Promise<void> => {
    const given = readPublished(new FormData(form));
    const until = promotionEndError(given.until, new Date(from), new Date());
    const wrong = {
      ...voucherTextErrors(given),
      ...(until && { until }),
      ...changedLimitErrors(given, { uses, max_uses_per_customer }),
    };
    show(form, wrong);
    if (Object.keys(wrong).length > 0) return;
    await take(async () => {
      try {
        setVersion((await changeVoucher({ voucher_id: id, version, ...given })).version);
      } catch (refusal) {
        const fields = fieldErrors(refusal);
        if (fields) show(form, fields);
        throw refusal;
      }
    });
  };
  return { errors, status, failure, save, isOutdated };
}

/** Changes the words, the end and the limits of a published voucher. */
export function PublishedForm({ staffVoucher, onLookAgain, onTouch }: PublishedFormProps) {
  const { errors, status, failure, save, isOutdated } = usePublished(staffVoucher);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(event.currentTarget);
  };
  return (
    <CounterPanel title="Wording, limits and end">
      <form className={styles.form} noValidate onSubmit={submit} onInput={onTouch}>
        <p>The code and what it gives can’t be changed once shoppers can use it.</p>
        <TextFields voucher={staffVoucher} errors={errors} />
        <LimitFields voucher={staffVoucher} errors={errors} />
        <UntilField until={staffVoucher.voucher.until} errors={errors} />
        {failure !== null && (
          <Banner tone="error" live>
            {failure} {isOutdated && <TextButton onClick={onLookAgain}>Look at it now</TextButton>}
          </Banner>
        )}
        <Button type="submit" size="sm" status={status} successLabel="Saved">
          Save changes
        </Button>
      </form>
    </CounterPanel>
  );
}
