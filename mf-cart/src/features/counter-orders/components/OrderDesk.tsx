import { isPermitted } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { ButtonLink, EmptyState, ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterColumns, StateMark } from '@saltbush/shared-ui/design/counter';
import { hasCode, useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { Claimed } from '../../../shared/counter/claims/Claimed';
import { PackingHistory } from '../../../shared/counter/PackingHistory';
import { staffOrderQuery } from '../api/staff-order';
import type { StaffOrder } from '../api/staff-order-fields';
import { standingOf } from '../model/state-words';
import { GiveBack } from './GiveBack';
import { NextStep } from './NextStep';
import { CustomerPanel, HistoryPanel, MoneyPanel } from './OrderFacts';
import { OrderLines } from './OrderLines';
import { PatientsPanel } from './PatientsPanel';
import { ReturnsPanel } from './ReturnsPanel';

/** Whoever may review an order claims it by opening it; for others it only passes by. */
function ReviewClaim({ staffOrder: { queue, order } }: { staffOrder: StaffOrder }) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  if (queue !== 'review' || !isPermitted(role, 'orders:review')) return null;
  return <Claimed place={{ reference: order.reference, line: null }} />;
}

function Desk({ staffOrder }: { staffOrder: StaffOrder }) {
  const { words, kind } = standingOf(staffOrder.order);
  return (
    <>
      <p role="status">
        <StateMark kind={kind}>{words}</StateMark>
      </p>
      <ReviewClaim staffOrder={staffOrder} />
      <CounterColumns
        aside={
          <>
            <CustomerPanel staffOrder={staffOrder} />
            <MoneyPanel staffOrder={staffOrder} />
            <HistoryPanel staffOrder={staffOrder} />
            {staffOrder.packing.checks.length + staffOrder.packing.restarts.length > 0 && (
              <PackingHistory packing={staffOrder.packing} />
            )}
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

/** Asking again could not help: the way on is the list, with its search. */
const OrderNotFound = () => (
  <EmptyState
    title="Order not found"
    action={<ButtonLink href={links.staff.orders()}>All orders</ButtonLink>}
  >
    No order has this reference. You can look for it by e-mail or by the customer’s name.
  </EmptyState>
);

/** One order at the pharmacy's desk. */
export function OrderDesk({ reference }: { reference: string }) {
  const found = useQuery(staffOrderQuery(reference));
  if (found.data) return <Desk staffOrder={found.data} />;
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
