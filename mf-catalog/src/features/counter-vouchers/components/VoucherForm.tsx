import type { VoucherKind } from '@saltbush/contract';
import { Banner, Button, TextButton } from '@saltbush/shared-ui/design/core';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { Checkbox, FieldWithButton, Select, TextField } from '@saltbush/shared-ui/design/forms';
import type { FormEvent } from 'react';
import { writeMoment } from '../../../shared/counter/run-states';
import type { StaffVoucher } from '../api/voucher-fields';
import type { VoucherDraft } from '../model/use-voucher-draft';
import { KIND_OPTIONS } from '../model/voucher-words';
import { ValueFields } from './ValueFields';
import { LimitFields, TextFields, UntilField } from './VoucherFields';
import styles from './Vouchers.module.css';

interface VoucherFormProps {
  id: string;
  /** What the fields begin with. */
  voucher: StaffVoucher | null;
  /** Whether they begin with a copy, which runs at another time. */
  isCopy: boolean;
  draft: VoucherDraft;
  /** Begins again with the draft as it is now. */
  onLookAgain: () => void;
}

/** The code, typed or drawn so that nobody guesses it. */
const CodeField = ({ draft }: { draft: VoucherDraft }) => (
  <FieldWithButton>
    <TextField
      label="Code"
      name="code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      value={draft.code}
      onChange={(event) => draft.setCode(event.currentTarget.value)}
      error={draft.errors.code}
    />
    <Button variant="secondary" onClick={draft.drawCode}>
      Generate
    </Button>
  </FieldWithButton>
);

/** Writes a draft. */
export function VoucherForm({ id, voucher, isCopy, draft, onLookAgain }: VoucherFormProps) {
  const { kind, errors, failure } = draft;
  const { from, until } = (!isCopy && voucher?.voucher) || {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void draft.save(event.currentTarget);
  };
  return (
    <CounterPanel title="The offer">
      <form id={id} className={styles.form} noValidate onSubmit={submit} onChange={draft.touch}>
        {failure !== null && (
          <Banner tone="error" live>
            {failure} {draft.isOutdated && <TextButton onClick={onLookAgain}>Look at it now</TextButton>}
          </Banner>
        )}
        <CodeField draft={draft} />
        <Select
          label="Gives"
          name="kind"
          value={kind}
          options={KIND_OPTIONS}
          onChange={(event) => draft.setKind(event.currentTarget.value as VoucherKind)}
        />
        {kind === 'percent_off' && <ValueFields voucher={voucher} errors={errors} />}
        <LimitFields voucher={voucher} errors={errors} />
        <div className={styles.pair}>
          <TextField
            label="From"
            hint="A time in the past starts it straight away"
            name="from"
            type="datetime-local"
            defaultValue={writeMoment(from)}
            error={errors.from}
          />
          <UntilField until={until} errors={errors} />
        </div>
        <TextFields voucher={voucher} errors={errors} />
        <Checkbox
          label="List it in every cart"
          name="is_listed"
          defaultChecked={voucher?.is_listed ?? false}
        />
      </form>
    </CounterPanel>
  );
}
