import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterColumns, StateMark } from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import { staffOrderQuery } from '../api/staff-order';
import type { StaffOrder } from '../api/staff-order-fields';
import { STATE_WORDS } from '../model/state-words';
import { GiveBack } from './GiveBack';
import { NextStep } from './NextStep';
import { CustomerPanel, HistoryPanel, MoneyPanel } from './OrderFacts';
import { OrderLines } from './OrderLines';
import { PatientsPanel } from './PatientsPanel';
import { ReturnsPanel } from './ReturnsPanel';

function Desk({ staffOrder }: { staffOrder: StaffOrder }) {
  const { words, kind } = STATE_WORDS[staffOrder.order.state];
  return (
    <>
      <p role="status">
        <StateMark kind={kind}>{words}</StateMark>
      </p>
      <CounterColumns
        aside={
          <>
            <CustomerPanel staffOrder={staffOrder} />
            <MoneyPanel staffOrder={staffOrder} />
            <HistoryPanel staffOrder={staffOrder} />
          </>
        }
      >
        <OrderLines staffOrder={staffOrder} />
        <PatientsPanel lines={staffOrder.lines} />
        <NextStep staffOrder={staffOrder} />
        <ReturnsPanel staffOrder={staffOrder} />
        <GiveBack staffOrder={staffOrder} />
      </CounterColumns>
    </>
  );
}

/** One order at the pharmacy's desk. */
export function OrderDesk({ reference }: { reference: string }) {
  const found = useQuery(staffOrderQuery(reference));
  if (found.data) return <Desk staffOrder={found.data} />;
  if (found.isError) {
    return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>;
  }
  return (
    <Loading>
      <Skeleton height="24rem" />
    </Loading>
  );
}
