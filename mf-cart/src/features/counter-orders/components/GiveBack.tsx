import {
  isInPharmacy,
  isPermitted,
  isUndone,
  PHARMACY_CANCEL_REASONS,
  type PharmacyCancelReason,
} from '@saltbush/contract';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { Select } from '@saltbush/shared-ui/design/forms';
import { useSession } from '@saltbush/shared-ui/platform';
import { type FormEvent, useRef } from 'react';
import { AskFirst, AskFirstActions } from '../../../shared/counter/AskFirst';
import { StepFailure } from '../../../shared/counter/StepFailure';
import { cancelOrder } from '../api/give-back-order';
import type { StaffOrder } from '../api/staff-order-fields';
import { useOrderStep } from '../model/use-order-step';
import { RefundForm } from './RefundForm';

const REASONS = Object.entries(PHARMACY_CANCEL_REASONS).map(([value, label]) => ({ value, label }));

/** Cancels all of an order, after it was asked for once more. */
function CancelForm({ reference, onClose }: { reference: string; onClose: () => void }) {
  const { status, take, failure } = useOrderStep(reference);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason') as PharmacyCancelReason;
    void take(() => cancelOrder(reference, reason));
  };
  return (
    <form onSubmit={submit}>
      <Select
        label="Why the order is cancelled"
        hint="The customer reads it. Everything is refunded to the card that paid."
        name="reason"
        options={REASONS}
        autoFocus
      />
      <StepFailure failure={failure} />
      <AskFirstActions action="Cancel and refund everything" {...{ status, onClose }} />
    </form>
  );
}

/** Cancelling an order that has not left the pharmacy, and refunding lines of any other. */
export function GiveBack({ staffOrder }: { staffOrder: StaffOrder }) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const requestKey = useRef('');
  const { order } = staffOrder;
  if (!isPermitted(role, 'orders:refund') || isUndone(order.state)) return null;
  return (
    <CounterPanel title="Cancel or refund">
      <AskFirst label="Refund items">
        {(close) => <RefundForm {...{ staffOrder, requestKey }} onClose={close} />}
      </AskFirst>
      {isInPharmacy(order.state) && (
        <AskFirst label="Cancel order">
          {(close) => <CancelForm reference={order.reference} onClose={close} />}
        </AskFirst>
      )}
    </CounterPanel>
  );
}
