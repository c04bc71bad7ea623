import {
  isInPharmacy,
  isPermitted,
  isUndone,
  PHARMACY_CANCEL_REASONS,
  type PharmacyCancelReason,
} from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { Select } from '@saltbush/shared-ui/design/forms';
import { useSession } from '@saltbush/shared-ui/platform';
import { type FormEvent, useState } from 'react';
import { cancelOrder } from '../api/give-back-order';
import type { StaffOrder } from '../api/staff-order-fields';
import { useOrderStep } from '../model/use-order-step';
import { RefundForm } from './RefundForm';
import { StepFailure } from './StepFailure';

const REASONS = Object.entries(PHARMACY_CANCEL_REASONS).map(([value, label]) => ({ value, label }));

/** Cancels all of an order, after it was asked for once more. */
function CancelForm({ reference }: { reference: string }) {
  const [isOpen, setOpen] = useState(false);
  const { status, take, failure } = useOrderStep(reference);
  if (!isOpen) {
    return (
      <div>
        <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
          Cancel order
        </Button>
      </div>
    );
  }
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
      <Button type="submit" size="sm" variant="danger" status={status}>
        Cancel and refund everything
      </Button>
    </form>
  );
}

/** Cancelling an order that has not left the pharmacy, and refunding lines of any other. */
export function GiveBack({ staffOrder }: { staffOrder: StaffOrder }) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const { order } = staffOrder;
  if (!isPermitted(role, 'orders:refund') || isUndone(order.state)) return null;
  return (
    <CounterPanel title="Cancel or refund">
      <RefundForm staffOrder={staffOrder} />
      {isInPharmacy(order.state) && <CancelForm reference={order.reference} />}
    </CounterPanel>
  );
}
