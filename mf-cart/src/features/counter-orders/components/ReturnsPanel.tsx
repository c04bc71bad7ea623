import {
  canMoveReturn,
  isPermitted,
  RETURN_DECLINE_REASONS,
  RETURN_REASONS,
  type ReturnDeclineReason,
  type ReturnReason,
} from '@saltbush/contract';
import { CounterFacts, CounterPanel, formatMoment, StateMark } from '@saltbush/shared-ui/design/counter';
import { useSession } from '@saltbush/shared-ui/platform';
import { returnStanding } from '../../../shared/counter/return-words';
import type { StaffOrder } from '../api/staff-order-fields';
import { ReturnSteps } from './ReturnSteps';

type Return = StaffOrder['order']['returns'][number];

function factsOf({ at, received_at, settled_at, decline_reason, lines, ...sent }: Return) {
  const { words, kind } = returnStanding(sent);
  const end = received_at ?? settled_at;
  const reason = RETURN_DECLINE_REASONS[decline_reason as ReturnDeclineReason];
  return [
    { label: 'State', value: <StateMark kind={kind}>{words}</StateMark> },
    { label: 'Asked for', value: formatMoment(at) },
    ...lines.map(({ line, quantity, name, reason: why }) => ({
      label: `Line ${line}`,
      value: `${quantity} × ${name}: ${RETURN_REASONS[why as ReturnReason] ?? why}`,
    })),
    ...(end ? [{ label: words, value: formatMoment(end) }] : []),
    ...(sent.is_refunded_before ? [{ label: 'Refund', value: 'None: it was refunded before' }] : []),
    ...(reason ? [{ label: 'Reason', value: reason }] : []),
  ];
}

/** The returns of an order, with what can be decided about each. */
export function ReturnsPanel({ staffOrder }: { staffOrder: StaffOrder }) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const mayDecide = isPermitted(role, 'orders:refund');
  return staffOrder.order.returns.map((sent) => (
    <CounterPanel key={sent.code} title={`Return ${sent.code}`}>
      <CounterFacts facts={factsOf(sent)} />
      {mayDecide && canMoveReturn(sent.state, 'declined', 'pharmacy') && (
        <ReturnSteps staffOrder={staffOrder} sent={sent} />
      )}
    </CounterPanel>
  ));
}
