import { isPermitted } from '@saltbush/contract';
import { useConfirmStep } from '@saltbush/shared-ui/counter';
import { Banner, Button, TextButton } from '@saltbush/shared-ui/design/core';
import { navigate, useSession } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { discardVoucher } from '../api/discard-voucher';
import { publishVoucher } from '../api/publish-voucher';
import type { StaffVoucher } from '../api/voucher-fields';
import { useVoucherStep } from '../model/use-voucher-step';
import { voucherListAddress } from '../model/voucher-list';
import { discardStep, publishStep } from '../model/voucher-steps';
import styles from './Vouchers.module.css';

const SAVE_FIRST = 'Please save your changes first, or reload the page to discard them.';

export interface StepsProps {
  staffVoucher: StaffVoucher;
  /** Whether the form holds something that is not saved. */
  isDirty: boolean;
  /** Begins again with the voucher as it is now. */
  onLookAgain: () => void;
}

/** Publishes or discards a draft in the version that is shown: another one is looked at first. */
export function VoucherDraftSteps({ staffVoucher, isDirty, onLookAgain }: StepsProps) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const mayPublish = isPermitted(role, 'promotions:publish');
  const { id } = staffVoucher.voucher;
  const shown = { voucher_id: id, version: staffVoucher.version };
  const publishing = useVoucherStep(id);
  const discarding = useVoucherStep(id);
  const [isRefused, setRefused] = useState(false);
  const { ask, dialog } = useConfirmStep();
  const publish = () => {
    setRefused(isDirty);
    if (!isDirty) ask(publishStep(staffVoucher, Date.now()), () => void send());
  };
  const send = async () => {
    if (await publishing.take(() => publishVoucher(shown))) onLookAgain();
  };
  const discard = async () => {
    const isGone = await discarding.take(() => discardVoucher(shown));
    if (isGone) navigate(voucherListAddress({ show: 'draft', after: null }));
  };
  const isOutdated = publishing.isOutdated || discarding.isOutdated;
  const failure = publishing.failure ?? discarding.failure ?? (isRefused && isDirty ? SAVE_FIRST : null);
  return (
    <>
      {failure !== null && (
        <Banner tone="error" live>
          {failure} {isOutdated && <TextButton onClick={onLookAgain}>Look at it now</TextButton>}
        </Banner>
      )}
      <div className={styles.buttons}>
        {mayPublish && (
          <Button size="sm" status={publishing.status} onClick={publish}>
            Publish
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          status={discarding.status}
          onClick={() => ask(discardStep(staffVoucher), () => void discard())}
        >
          Discard draft
        </Button>
      </div>
      {!mayPublish && <p>A manager publishes it.</p>}
      {dialog}
    </>
  );
}
