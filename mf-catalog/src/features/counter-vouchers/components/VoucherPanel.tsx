import { isPermitted } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { useConfirmStep } from '@saltbush/shared-ui/counter';
import { Banner, Button, ButtonLink } from '@saltbush/shared-ui/design/core';
import { CounterFacts, CounterPanel, formatMoment } from '@saltbush/shared-ui/design/counter';
import { useSession } from '@saltbush/shared-ui/platform';
import { useRef } from 'react';
import { endVoucher } from '../api/end-voucher';
import type { StaffVoucher } from '../api/voucher-fields';
import { useVoucherStep } from '../model/use-voucher-step';
import { endStep } from '../model/voucher-steps';
import { givesWords, usesWords } from '../model/voucher-words';
import { type StepsProps, VoucherDraftSteps } from './VoucherDraftSteps';
import styles from './Vouchers.module.css';

/** Ends a published voucher; one that is over is begun again as a copy. It stays mounted, so that the focus does. */
function PublishedSteps({ staffVoucher }: Pick<StepsProps, 'staffVoucher'>) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const { id, state } = staffVoucher.voucher;
  const { status, take, failure } = useVoucherStep(id);
  const copy = useRef<HTMLAnchorElement>(null);
  const { ask, dialog } = useConfirmStep(copy);
  const end = () => void take(() => endVoucher({ voucher_id: id, version: staffVoucher.version }));
  return (
    <>
      {failure !== null && (
        <Banner tone="error" live>
          {failure}
        </Banner>
      )}
      <div className={styles.buttons}>
        {state !== 'ended' && isPermitted(role, 'promotions:publish') && (
          <Button
            size="sm"
            variant="secondary"
            status={status}
            onClick={() => ask(endStep(staffVoucher), end)}
          >
            End voucher
          </Button>
        )}
        <ButtonLink ref={copy} href={links.staff.newVoucher(id)} size="sm" variant="secondary">
          Make a copy
        </ButtonLink>
      </div>
      {dialog}
    </>
  );
}

function factsOf({ voucher, is_listed, changed_at }: StaffVoucher) {
  const { code, from, until, max_uses_per_customer: each, changed_by } = voucher;
  return [
    { label: 'Code', value: code },
    { label: 'Gives', value: givesWords(voucher) },
    { label: 'Uses', value: usesWords(voucher) },
    { label: 'Each customer', value: each === null ? 'Any number' : `${each} at most` },
    { label: 'Listed', value: is_listed ? 'In every cart' : 'No' },
    { label: 'From', value: formatMoment(from) },
    { label: 'Until', value: formatMoment(until) },
    ...(changed_at ? [{ label: 'Changed', value: `${formatMoment(changed_at)}, ${changed_by}` }] : []),
  ];
}

/** What a voucher is as it was saved, what to look at, and the steps that can be taken with it. */
export function VoucherPanel(props: StepsProps) {
  const { staffVoucher } = props;
  const { voucher, warnings } = staffVoucher;
  return (
    <CounterPanel title="Saved version">
      <CounterFacts facts={factsOf(staffVoucher)} />
      {warnings.length > 0 && (
        <Banner tone="warning">
          <ul className={styles.warnings}>
            {warnings.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Banner>
      )}
      {voucher.state === 'draft' ? (
        <VoucherDraftSteps {...props} />
      ) : (
        <PublishedSteps staffVoucher={staffVoucher} />
      )}
    </CounterPanel>
  );
}
