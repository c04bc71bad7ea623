import { links } from '@saltbush/contract/links';
import { ButtonLink, EmptyState, ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterColumns, CounterPanel } from '@saltbush/shared-ui/design/counter';
import { hasCode } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { PackingHistory } from '../../../shared/counter/PackingHistory';
import { staffPackingQuery } from '../api/staff-packing';
import type { PackedOrder } from '../api/staff-packing-fields';
import { useChecks } from '../model/use-checks';
import { PackedStep } from './PackedStep';
import { PackingLines } from './PackingLines';
import { ParcelPanel } from './ParcelPanel';
import { Printouts } from './Printouts';
import { RestartStep } from './RestartStep';
import { ScanPanel } from './ScanPanel';

/** The work on an order that is to be packed. */
function Work({ packed }: { packed: PackedOrder }) {
  const input = useRef<HTMLInputElement>(null);
  const { notes, check } = useChecks(packed);
  const focus = () => input.current?.focus();
  return (
    <>
      <ScanPanel input={input} notes={notes} onScan={(scanned) => check({ scanned })}>
        <PackedStep packed={packed} />
      </ScanPanel>
      <PackingLines
        lines={packed.packing.lines}
        pharmacy={packed.order.cnc_location?.name ?? null}
        onTick={(line, reason) => {
          check({ line, reason });
          focus();
        }}
      />
      <RestartStep packed={packed} onRestarted={focus} />
    </>
  );
}

/** Why an order is not packed now. */
const REASONS: Readonly<Record<Exclude<PackedOrder['queue'], 'pack'>, string>> = {
  review: 'This order waits for a pharmacist: it is packed once it is approved.',
  dispatch: 'This order is packed. Print its label, and dispatch it.',
  underway: 'This order has left the pharmacy.',
  ended: 'This order has nothing to pack any more.',
};

const Standing = ({ queue, order }: PackedOrder) =>
  queue !== 'pack' && (
    <CounterPanel title={queue === 'dispatch' ? 'Packed' : 'Not to pack now'}>
      <p role="status">{REASONS[queue]}</p>
      <div>
        <ButtonLink size="sm" href={links.staff.order(order.reference)}>
          {queue === 'dispatch' ? 'Dispatch this order' : 'Open this order'}
        </ButtonLink>{' '}
        <ButtonLink size="sm" variant="secondary" href={links.staff.pickList()}>
          Pick list
        </ButtonLink>
      </div>
    </CounterPanel>
  );

const isSent = ({ queue }: PackedOrder): boolean =>
  queue === 'pack' || queue === 'dispatch' || queue === 'underway';

function Desk({ packed, at }: { packed: PackedOrder; at: number }) {
  const { order, packing, queue } = packed;
  return (
    <CounterColumns
      aside={
        <>
          <ParcelPanel order={order} at={at} />
          {isSent(packed) && <Printouts packed={packed} />}
          <PackingHistory packing={packing} />
        </>
      }
    >
      <Standing {...packed} />
      {queue === 'pack' ? (
        <Work packed={packed} />
      ) : (
        <PackingLines lines={packing.lines} pharmacy={order.cnc_location?.name ?? null} onTick={null} />
      )}
    </CounterColumns>
  );
}

/** Asking again could not help: the way on is the list. */
const OrderNotFound = () => (
  <EmptyState
    title="Order not found"
    action={<ButtonLink href={links.staff.pickList()}>Pick list</ButtonLink>}
  >
    No order has this reference.
  </EmptyState>
);

/** Packs one order, pack by pack. */
export function PackingDesk({ reference }: { reference: string }) {
  const found = useQuery(staffPackingQuery(reference));
  if (found.data) return <Desk packed={found.data} at={found.dataUpdatedAt} />;
  if (hasCode(found.error, 'NOT_FOUND')) return <OrderNotFound />;
  if (found.isError) {
    return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>;
  }
  return (
    <Loading>
      <Skeleton height="24rem" />
    </Loading>
  );
}
