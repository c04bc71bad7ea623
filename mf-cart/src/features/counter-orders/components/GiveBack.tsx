import { isInPharmacy, isPermitted, isUndone } from '@saltbush/contract';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { useSession } from '@saltbush/shared-ui/platform';
import { useRef } from 'react';
import { AskFirst } from '../../../shared/counter/AskFirst';
import type { StaffOrder } from '../api/staff-order-fields';
import { feeLeft, hasFee, linesToGiveBack } from '../model/give-back';
import { CancelForm } from './CancelForm';
import { RefundForm } from './RefundForm';

/** Cancelling an order that has not left the pharmacy, and refunding lines of any other; a program's fee is neither. */
export function GiveBack({ staffOrder }: { staffOrder: StaffOrder }) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const requestKey = useRef('');
  const { order } = staffOrder;
  if (!isPermitted(role, 'orders:refund') || isUndone(order.state)) return null;
  const isFee = hasFee(order);
  const hasRest = linesToGiveBack(staffOrder).length > 0 || feeLeft(order) > 0;
  return (
    <CounterPanel title="Cancel or refund">
      {isFee && (
        <p>
          The fee of a program is not given back here: the program would run on. Practitioners end programs
          and give their fees back at Programs.
        </p>
      )}
      {hasRest && (
        <AskFirst label="Refund items">
          {(close) => <RefundForm {...{ staffOrder, requestKey }} onClose={close} />}
        </AskFirst>
      )}
      {isInPharmacy(order.state) && !isFee && (
        <AskFirst label="Cancel order">
          {(close) => <CancelForm staffOrder={staffOrder} onClose={close} />}
        </AskFirst>
      )}
    </CounterPanel>
  );
}
