import { Button } from '@saltbush/shared-ui/design/core';
import { CounterColumns, CounterPage, StateMark } from '@saltbush/shared-ui/design/counter';
import { useId } from 'react';
import { STATE_WORDS } from '../../../shared/counter/run-states';
import type { StaffVoucher } from '../api/voucher-fields';
import { useVoucherDraft } from '../model/use-voucher-draft';
import { TryVoucher } from './TryVoucher';
import { VoucherForm } from './VoucherForm';
import { VoucherPanel } from './VoucherPanel';

interface VoucherDraftDeskProps {
  /** The draft; null for a new one. */
  current: StaffVoucher | null;
  /** What a new one begins with. */
  copied?: StaffVoucher | null;
  onLookAgain?: () => void;
}

/** A draft of a voucher: its form, a cart to try it with, and its steps. */
export function VoucherDraftDesk({
  current,
  copied = null,
  onLookAgain = () => undefined,
}: VoucherDraftDeskProps) {
  const draft = useVoucherDraft(current, copied);
  const form = useId();
  const { isDirty } = draft;
  const { words, kind } = STATE_WORDS.draft;
  const work = (
    <VoucherForm
      id={form}
      voucher={current ?? copied}
      isCopy={current === null}
      {...{ draft, onLookAgain }}
    />
  );
  return (
    <CounterPage
      title={current?.voucher.code ?? 'New voucher'}
      note={<StateMark kind={kind}>{current ? words : 'Not saved yet'}</StateMark>}
      actions={
        <Button type="submit" form={form} size="sm" status={draft.status} successLabel="Saved">
          Save draft
        </Button>
      }
    >
      {current ? (
        <CounterColumns
          aside={<VoucherPanel {...{ isDirty, onLookAgain }} staffVoucher={draft.base ?? current} />}
        >
          {work}
          <TryVoucher key={String(current.version)} id={current.voucher.id} isDirty={isDirty} />
        </CounterColumns>
      ) : (
        work
      )}
    </CounterPage>
  );
}
