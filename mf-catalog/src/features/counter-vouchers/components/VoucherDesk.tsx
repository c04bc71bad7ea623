import { isPermitted } from '@saltbush/contract';
import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterColumns, CounterPage, CounterPanel, StateMark } from '@saltbush/shared-ui/design/counter';
import { useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffVoucherQuery } from '../api/staff-voucher';
import type { StaffVoucher } from '../api/voucher-fields';
import { stateWords } from '../model/voucher-words';
import { PublishedForm } from './PublishedForm';
import { TryVoucher } from './TryVoucher';
import { VoucherDraftDesk } from './VoucherDraftDesk';
import { VoucherPanel } from './VoucherPanel';

interface DeskProps {
  staffVoucher: StaffVoucher;
  onLookAgain: () => void;
}

/** A voucher that is coming, running or over. */
function PublishedDesk({ staffVoucher, onLookAgain }: DeskProps) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const { voucher, description } = staffVoucher;
  const { words, kind } = stateWords(voucher);
  // What has been entered stays, even if a colleague ends the voucher meanwhile.
  const [isTouched, setTouched] = useState(false);
  const mayChange = isTouched || (voucher.state !== 'ended' && isPermitted(role, 'promotions:publish'));
  return (
    <CounterPage title={voucher.code} note={<StateMark kind={kind}>{words}</StateMark>}>
      <CounterColumns aside={<VoucherPanel {...{ staffVoucher, onLookAgain }} isDirty={false} />}>
        {mayChange ? (
          <PublishedForm {...{ staffVoucher, onLookAgain }} onTouch={() => setTouched(true)} />
        ) : (
          <CounterPanel title="Wording">
            <p>{voucher.name}</p>
            <p>{description}</p>
          </CounterPanel>
        )}
        <TryVoucher id={voucher.id} isDirty={false} />
      </CounterColumns>
    </CounterPage>
  );
}

/** A voucher that is read, and shown once it is there. */
function useVoucherPage(id: string) {
  const found = useQuery(staffVoucherQuery(id));
  const waiting = (
    <CounterPage title="Voucher">
      {found.isError ? (
        <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
      ) : (
        <Loading>
          <Skeleton height="24rem" />
        </Loading>
      )}
    </CounterPage>
  );
  return { staffVoucher: found.data, refetch: found.refetch, waiting };
}

/** A voucher as a draft or as published: which of them is kept until it is looked at again, with what was entered. */
function Desk(props: DeskProps) {
  const { staffVoucher, onLookAgain } = props;
  const [isDraft] = useState(staffVoucher.voucher.state === 'draft');
  if (isDraft) return <VoucherDraftDesk current={staffVoucher} onLookAgain={onLookAgain} />;
  return <PublishedDesk {...props} />;
}

/** One voucher at the counter. */
export function VoucherDesk({ id }: { id: string }) {
  const { staffVoucher, refetch, waiting } = useVoucherPage(id);
  const [round, setRound] = useState(0);
  if (!staffVoucher) return waiting;
  // What cannot be read again leaves what was entered where it is.
  const onLookAgain = () => void refetch().then(({ isError }) => isError || setRound(round + 1));
  return <Desk key={`${id} ${round}`} {...{ staffVoucher, onLookAgain }} />;
}

/** A new draft that begins with what another voucher gives, its limits and its words. */
export function VoucherCopyDesk({ id }: { id: string }) {
  const { staffVoucher, waiting } = useVoucherPage(id);
  return staffVoucher ? <VoucherDraftDesk current={null} copied={staffVoucher} /> : waiting;
}
