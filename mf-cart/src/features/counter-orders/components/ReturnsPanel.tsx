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
import { RETURN_WORDS } from '../../../shared/counter/return-words';
import type { StaffOrder } from '../api/staff-order-fields';
import { ReturnSteps } from './ReturnSteps';

type Return = StaffOrder['order']['returns'][number];

function factsOf({ state, at, received_at, settled_at, decline_reason, lines }: Return) {
  const { words, kind } = RETURN_WORDS[state];
  const end = received_at ?? settled_at;
  const reason = RETURN_DECLINE_REASONS[decline_reason as ReturnDeclineReason];
  return [
    { label: 'State', value: <StateMark kind={kind}>{words}</StateMark> },
    { label: 'Asked for', value: formatMoment(at) },
    ...lines.map((sent) => ({
      label: `Line ${sent.line}`,
      value: `${sent.quantity} × ${sent.name}: ${RETURN_REASONS[sent.reason as ReturnReason] ?? sent.reason}`,
    })),
    ...(end ? [{ label: words, value: formatMoment(end) }] : []),
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
